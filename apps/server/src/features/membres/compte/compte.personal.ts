import type { Db } from '@foulee/db/connect'
import { jetons, users } from '@foulee/db/schema'
import { eq, getTableColumns, lt } from 'drizzle-orm'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** The hash is a credential and no personal data. */
const { password_hash: _, ...USER } = getTableColumns(users)

/** The account's own row is blanked by `eraseCompte`, after all features. */
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
