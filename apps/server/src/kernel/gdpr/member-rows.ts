import type { Db, Tx } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Personal } from './personal.ts'

/**
 * How a file of the archive finds the rows of a member.
 * @param column the one that names the member
 * @param selected what leaves of each row: all of it unless some is a secret
 */
export const rowsOf =
  (column: PgColumn, selected: Record<string, PgColumn> = getTableColumns(column.table)) =>
  (db: Db, users_id: number): Promise<unknown> =>
    db.select(selected).from(column.table).where(eq(column, users_id)).execute()

/** Takes a member out of the tables of one feature: the rows that are theirs, then the names of others. */
export async function eraseNames(
  tx: Tx,
  { owned = [], signed = [] }: Personal,
  users_id: number,
): Promise<void> {
  for (const column of owned) {
    await tx.execute(sql`delete from ${column.table} where ${column} = ${users_id}`)
  }
  for (const column of signed) {
    const name = sql.identifier(column.name)
    await tx.execute(sql`update ${column.table} set ${name} = null where ${column} = ${users_id}`)
  }
}

/**
 * Erases what arrived after its sender's account was erased: a file that was on its way. The next sweep
 * of the storage takes the files that these rows named.
 * @param column the one that names the sender
 */
export const eraseLate = (tx: Tx, column: PgColumn) =>
  tx.execute(sql`delete from ${column.table} using ${users}
    where ${users.id} = ${column} and ${users.supprime_le} is not null`)
