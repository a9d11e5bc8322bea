import type { Db } from '@foulee/db/connect'
import type { Cards } from './cards.ts'

const IS_ID = /^\d{1,9}$/

/** Reads one row of a read model by what its address says: an id or a slug. */
export type CardReader<Row> = {
  find: (db: Db, idOrSlug: string) => Promise<Row | null>
  /** The statement by slug, as `bench/` asks it of a bare server. */
  bySlug: { name: string; text: string }
}

/**
 * Visible or not: who may see it is for the caller to say. The statements are named, and so prepared
 * once, since every page of a thing asks one of them.
 */
export function createCardReader<Row extends Record<string, unknown>>(
  { table, id, genre }: Cards,
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
