import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './connect.ts'

type Row = Record<string, unknown>
type Result<R extends Row> = { rows: R[]; rowCount: number | null }

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * `db.execute` for what is asked often: the statement has a name, made of its words, so that PostgreSQL
 * reads and plans it once a connection and not each time. Each wording is kept as long as its connection:
 * what is asked for stands in the parameters, lists as one array, never in the words.
 */
export async function executeNamed<R extends Row>(db: Db | Tx, query: SQL): Promise<Result<R>> {
  const built = dialect.sqlToQuery(query)
  return db._.session
    .prepareQuery<{ execute: Result<R>; all: unknown; values: unknown }>(
      built,
      undefined,
      nameOf(built.sql),
      false,
    )
    .execute()
}

/**
 * Numbers as an array for such a statement. How many there are is not seen when it is planned: the plan
 * for one is then as good as that for thirty, and is kept.
 */
export const namedArray = (ids: Iterable<number>): SQL =>
  sql`(select ${sql.param([...ids])}::int[])::int[]`

function nameOf(words: string): string {
  const known = names.get(words)
  if (known) return known
  const name = `n_${createHash('sha256').update(words).digest('hex').slice(0, 24)}`
  names.set(words, name)
  return name
}
