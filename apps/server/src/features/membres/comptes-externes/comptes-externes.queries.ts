import type { Db, Tx } from '@foulee/db/connect'
import { comptesExternes, users } from '@foulee/db/schema'
import type { Third } from '@foulee/domain/membres/externe'
import { and, asc, eq, isNull } from 'drizzle-orm'

export async function findLinkedUser(
  db: Db | Tx,
  third: Third,
  subject: string,
): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(comptesExternes)
    .innerJoin(users, eq(users.id, comptesExternes.users_id))
    .where(
      and(
        eq(comptesExternes.third, third),
        eq(comptesExternes.subject, subject),
        isNull(users.supprime_le),
      ),
    )
  return found?.id ?? null
}

export const listLinked = (db: Db | Tx, users_id: number) =>
  db
    .select({
      third: comptesExternes.third,
      email: comptesExternes.email,
      created_at: comptesExternes.created_at,
    })
    .from(comptesExternes)
    .where(eq(comptesExternes.users_id, users_id))
    .orderBy(asc(comptesExternes.id))

export type LinkedRow = Awaited<ReturnType<typeof listLinked>>[number]

export async function hasPassword(db: Db | Tx, users_id: number): Promise<boolean> {
  const [user] = await db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, users_id))
  return user?.password_hash !== null && user !== undefined
}
