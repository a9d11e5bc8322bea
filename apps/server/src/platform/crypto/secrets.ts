import type { Db, Tx } from '@foulee/db/connect'
import { secrets } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { newSecret } from './new-secret.ts'

/**
 * Secret of this name, shared by all processes; created on first use.
 * @param make its initial value; by default random bits
 */
export async function getSecret(
  db: Db | Tx,
  name: string,
  make: () => string = newSecret,
): Promise<string> {
  const secret = await findSecret(db, name)
  if (secret) return secret
  const value = make()
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  // Another process may have created it first.
  return (await findSecret(db, name)) ?? value
}

async function findSecret(db: Db | Tx, name: string): Promise<string | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  return row?.value ?? null
}
