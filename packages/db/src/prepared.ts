import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './connect.ts'

type Row = Record<string, unknown>
type Result<R extends Row> = { rows: R[]; rowCount: number | null }

const dialect = new PgDialect()
const statementNames = new Map<string, string>()

/**
 * `db.execute` as a prepared statement, named by a hash of its text, so that PostgreSQL plans it
 * once per connection. Each text stays prepared as long as its connection: values must be
 * parameters, lists a single array.
 */
export async function executePrepared<R extends Row>(db: Db | Tx, query: SQL): Promise<Result<R>> {
  const built = dialect.sqlToQuery(query)
  return db._.session
    .prepareQuery<{ execute: Result<R>; all: unknown; values: unknown }>(
      built,
      undefined,
      getStatementName(built.sql),
      false,
    )
    .execute()
}

/** Array parameter of a prepared statement: the plan does not depend on its length. */
export const preparedArray = (ids: Iterable<number>): SQL =>
  sql`(select ${sql.param([...ids])}::int[])::int[]`

function getStatementName(words: string): string {
  const existing = statementNames.get(words)
  if (existing) return existing
  const name = `n_${createHash('sha256').update(words).digest('hex').slice(0, 24)}`
  statementNames.set(words, name)
  return name
}
