import type { Db, Tx } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Personal } from './personal.ts'

/**
 * Query of a member's rows for the export.
 * @param column the column that references the member
 * @param selected exported columns: all of them unless some are secret
 */
export const rowsOf =
  (column: PgColumn, selected: Record<string, PgColumn> = getTableColumns(column.table)) =>
  (db: Db, users_id: number): Promise<unknown> =>
    db.select(selected).from(column.table).where(eq(column, users_id)).execute()

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
 * Deletes rows added after the account's erasure, such as an upload in progress. The next storage
 * sweep deletes their files.
 * @param column the column that references the sender
 */
export const eraseLate = (tx: Tx, column: PgColumn) =>
  tx.execute(sql`delete from ${column.table} using ${users}
    where ${users.id} = ${column} and ${users.supprime_le} is not null`)
