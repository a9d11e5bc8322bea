import { shareTestDatabase } from '@foulee/testing/database'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db, Tx } from './connect.ts'
import { executePrepared, preparedArray } from './prepared.ts'

const { db } = await shareTestDatabase()

const addUp = async (to: Db | Tx, ids: number[]) => {
  const { rows } = await executePrepared<{ somme: number | null }>(
    to,
    sql`select sum(n)::int as somme from unnest(${preparedArray(ids)}) as bien_nomme(n)`,
  )
  return rows[0]?.somme
}

it('a prepared statement is planned once per connection, inside and outside a transaction', async () => {
  await db.transaction(async (tx) => {
    expect(await addUp(tx, [1, 2])).toBe(3)
    expect(await addUp(tx, [40, 1, 1])).toBe(42)
    const { rows } = await tx.execute(
      sql`select name from pg_prepared_statements where statement like '%bien_nomme%' and name <> ''`,
    )
    expect(rows).toHaveLength(1)
  })
  expect(await addUp(db, [])).toBeNull()
  expect(await addUp(db, [7])).toBe(7)
})
