import type { Db } from '@foulee/db/connect'
import { jetons, users } from '@foulee/db/schema'
import { eq, getTableColumns, lt } from 'drizzle-orm'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** The hash opens the account rather than tells of it. */
const { password_hash: _, ...USER } = getTableColumns(users)

/** The row of the account itself is blanked by `eraseCompte`, after every feature. */
export const comptePersonal: Personal = {
  owned: [jetons.users_id],
  collect: [
    {
      name: 'compte',
      contenu: 'votre nom, votre adresse, ce que votre compte peut faire',
      find: findOwn,
    },
  ],
  purge: (tx, now) => tx.delete(jetons).where(lt(jetons.expires_at, now.toISOString())),
}

async function findOwn(db: Db, users_id: number) {
  const [user] = await db.select(USER).from(users).where(eq(users.id, users_id))
  return user ?? null
}
