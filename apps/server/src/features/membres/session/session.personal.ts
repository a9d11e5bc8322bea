import { sessions } from '@foulee/db/schema'
import { getTableColumns, lt } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { recheckSessions } from '#platform/realtime/channel.ts'

/** The hash is a credential and no personal data. */
const { token_hash: _, ...SESSION } = getTableColumns(sessions)

export const sessionPersonal: Personal = {
  owned: [sessions.users_id],
  collect: [
    {
      name: 'appareils',
      contenu: 'les appareils connectés à votre compte',
      find: rowsOf(sessions.users_id, SESSION),
    },
  ],
  forget: () => ({ erase: (tx, { id }) => recheckSessions(tx, [id]) }),
  purge: (tx, now) => tx.delete(sessions).where(lt(sessions.expires_at, now.toISOString())),
}
