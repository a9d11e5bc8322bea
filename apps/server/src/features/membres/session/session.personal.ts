import { idempotencyKeys, sessions } from '@foulee/db/schema'
import { getTableColumns, lt } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { recheckSessions } from '#platform/realtime/channel.ts'

/** The hash is a credential and no personal data. */
const { token_hash: _, ...SESSION } = getTableColumns(sessions)

/** A call may be sent once more for a day (produit 1.15). */
const KEY_LIFE_MS = 86_400_000

export const sessionPersonal: Personal = {
  owned: [sessions.users_id, idempotencyKeys.users_id],
  collect: [
    {
      name: 'appareils',
      contenu: 'les appareils connectés à votre compte',
      find: rowsOf(sessions.users_id, SESSION),
    },
  ],
  erase: () => ({ erase: (tx, { id }) => recheckSessions(tx, [id]) }),
  purge: async (tx, now) => {
    await tx.delete(sessions).where(lt(sessions.expires_at, now.toISOString()))
    const expired = new Date(now.getTime() - KEY_LIFE_MS).toISOString()
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, expired))
  },
}
