import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/** Months that are made before they begin: the daily job may fail for that long. */
const AHEAD = 3
/** With a month goes its key to the accounts, which all wait for so long at most; another day will do. */
const LOCK_WAIT = '500ms'

/** A part of a table, from one instant to another; none of both for the part that takes the rest. */
type Part = { name: string; du: Date | null; au: Date | null }

/**
 * Keeps a table that is cut into months of `created_at` (UTC): makes those to come, with what of them
 * had fallen into the part that takes the rest, and drops those that ended before `from`. A month is a
 * table of its own: to drop it is to delete a file, however many rows it holds.
 * @param table has a part that takes the rest, named after it with `_reste`
 * @throws Error when the table stays locked for half a second: nothing is done then
 */
export async function keepMonths(
  tx: Tx,
  table: string,
  { now, from }: { now: Date; from: Date },
): Promise<void> {
  await tx.execute(
    sql`select set_config('lock_timeout', ${LOCK_WAIT}, true), set_config('timezone', 'UTC', true)`,
  )
  const parts = await findParts(tx, table)
  for (const { name, au } of parts) {
    if (au && au <= from) await tx.execute(sql`drop table ${sql.identifier(name)}`)
  }
  for (let n = 0; n <= AHEAD; n++) {
    const du = monthOf(now, n)
    if (!parts.some((part) => holds(part, du))) await addMonth(tx, table, du, monthOf(now, n + 1))
  }
}

async function findParts(tx: Tx, table: string): Promise<Part[]> {
  const { rows } = await tx.execute<{ name: string; bornes: string }>(sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bornes
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass`)
  return rows.map(({ name, bornes }) => ({
    name,
    du: readInstant(/FROM \('(.+?)'\)/, bornes),
    au: readInstant(/TO \('(.+?)'\)/, bornes),
  }))
}

/** @returns null for `DEFAULT` and `MINVALUE` */
function readInstant(where: RegExp, bornes: string): Date | null {
  const found = where.exec(bornes)?.[1]
  return found ? new Date(found.replace(' ', 'T').replace(/\+00$/, 'Z')) : null
}

/** What was there before the first month has no beginning. */
const holds = ({ du, au }: Part, instant: Date) =>
  au !== null && (du === null || du <= instant) && instant < au

const monthOf = (now: Date, after: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after))

/** Made beside the table and hung in when it is full, so that nobody who reads or writes waits. */
async function addMonth(tx: Tx, table: string, du: Date, au: Date): Promise<void> {
  const month = sql.identifier(`${table}_${du.toISOString().slice(0, 7).replace('-', '_')}`)
  const [whole, rest] = [sql.identifier(table), sql.identifier(`${table}_reste`)]
  const [from, to] = [du, au].map((instant) => sql.raw(`'${instant.toISOString()}'`))
  await tx.execute(sql`create table ${month} (like ${whole} including defaults)`)
  await tx.execute(sql`
    with gone as (delete from ${rest} where created_at >= ${from} and created_at < ${to} returning *)
    insert into ${month} select * from gone`)
  await tx.execute(
    sql`alter table ${whole} attach partition ${month} for values from (${from}) to (${to})`,
  )
}
