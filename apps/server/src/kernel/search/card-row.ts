import type { Db } from '@foulee/db/connect'
import type { ListIndex } from './list-index.ts'

const IS_ID = /^\d{1,9}$/

export type CardReader<Row> = {
  find: (db: Db, idOrSlug: string) => Promise<Row | null>
  bySlug: { name: string; text: string }
}

/**
 * Ignores visibility: the caller checks it. Uses named prepared statements, since every page of an
 * entity runs one.
 */
export function createCardReader<Row extends Record<string, unknown>>(
  { table, id, genre }: ListIndex,
  columns: readonly (keyof Row & string)[],
): CardReader<Row> {
  const select = `select ${columns.join(', ')} from ${table}`
  const bySlug = { name: `${genre}_by_slug`, text: `${select} where slug = $1` }
  const byId = { name: `${genre}_by_id`, text: `${select} where ${id} = $1` }
  return {
    async find(db, idOrSlug) {
      const statement = IS_ID.test(idOrSlug) ? byId : bySlug
      const { rows } = await db.$client.query<Row>({ ...statement, values: [idOrSlug] })
      return rows[0] ?? null
    },
    bySlug,
  }
}
