import type { Db } from '@foulee/db/connect'
import { sessions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { recheckSessions } from '#platform/realtime/channel.ts'
import { insertAccount, type NewAccount, type Opening, openSession } from './open-session.ts'

export async function closeSession(
  db: Db,
  { id, session_id }: { id: number; session_id: number },
): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session_id))
  await recheckSessions(db, [id])
}

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
