import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/** Partitions created in advance, a margin for failures of the daily job. */
const AHEAD = 3
/** Dropping a partition locks the referenced accounts table; the job retries another day. */
const LOCK_WAIT = '500ms'

type Part = { name: string; du: Date | null; au: Date | null }

/**
 * Maintains monthly partitions on `created_at` (UTC): creates upcoming ones, moving their rows out
 * of the default partition, and drops those that ended before `from`, which costs no row-by-row
 * delete.
 * @param table has a default partition named with the suffix `_reste`
 * @throws Error if the table stays locked for half a second; nothing is changed then
 */
export async function maintainPartitions(
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

const holds = ({ du, au }: Part, instant: Date) =>
  au !== null && (du === null || du <= instant) && instant < au

const monthOf = (now: Date, after: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after))

/** Filled beside the table and then attached, so that readers and writers are not blocked. */
async function addMonth(tx: Tx, table: string, du: Date, au: Date): Promise<void> {
  const month = sql.identifier(`${table}_${du.toISOString().slice(0, 7).replace('-', '_')}`)
  const [parent, rest] = [sql.identifier(table), sql.identifier(`${table}_reste`)]
  const [from, to] = [du, au].map((instant) => sql.raw(`'${instant.toISOString()}'`))
  await tx.execute(sql`create table ${month} (like ${parent} including defaults)`)
  await tx.execute(sql`
    with gone as (delete from ${rest} where created_at >= ${from} and created_at < ${to} returning *)
    insert into ${month} select * from gone`)
  await tx.execute(
    sql`alter table ${parent} attach partition ${month} for values from (${from}) to (${to})`,
  )
}
