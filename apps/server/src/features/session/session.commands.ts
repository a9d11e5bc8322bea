import type { Db } from '@foulee/db/connect'
import { profils, sessions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { insertAccount, type NewAccount, type Opening, openSession } from './open-session.ts'

export async function closeSession(db: Db, session_id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session_id))
}

/**
 * The account, its empty profile and its first session, or none of them.
 * @throws ApiError `email_deja_pris`
 */
export async function createAccount(
  db: Db,
  account: NewAccount,
  opening: Opening,
): Promise<{ users_id: number; auth_token: string }> {
  return db.transaction(async (tx) => {
    const users_id = await insertAccount(tx, account, opening.now)
    return { users_id, auth_token: await openSession(tx, users_id, opening) }
  })
}

export type ProfilChanges = Partial<
  Pick<typeof profils.$inferInsert, 'sexe' | 'naissance' | 'niveau'>
>

/** Changes what is given; a profile that is missing is made. */
export async function updateProfil(
  db: Db,
  users_id: number,
  changes: ProfilChanges,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db
    .insert(profils)
    .values({ users_id, ...changes })
    .onConflictDoUpdate({ target: profils.users_id, set: changes })
}
