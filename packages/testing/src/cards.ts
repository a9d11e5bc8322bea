import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { rebuildEvenements } from '@foulee/db/read-models/evenement-recherche'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { sql } from 'drizzle-orm'

type ReadModel = {
  table: string
  id: string
  timed: readonly string[]
  rebuild: (tx: Tx, ids: readonly number[], now: Date) => Promise<void>
}

/** In the order of what is shown inside what. */
const READ_MODELS: readonly ReadModel[] = [
  {
    table: 'parcours_cards',
    id: 'parcours_id',
    timed: [],
    rebuild: rebuildParcoursCards,
  },
  {
    table: 'course_cards',
    id: 'courses_id',
    timed: ['valable_jusqua'],
    rebuild: rebuildCourseCards,
  },
  {
    table: 'voyage_cards',
    id: 'voyages_id',
    timed: ['valable_jusqua'],
    rebuild: rebuildVoyageCards,
  },
  {
    table: 'magasin_cards',
    id: 'magasins_id',
    timed: ['valable_jusqua', 'ouvertures'],
    rebuild: rebuildMagasinCards,
  },
  {
    table: 'evenements',
    id: 'id',
    timed: [],
    rebuild: rebuildEvenements,
  },
]

type Rows = ReadonlyMap<number, Record<string, unknown>>

/** Highest id of each read model, below which rows are of other tests. */
export type CardsMark = ReadonlyMap<string, number>

export async function markCards(db: Db): Promise<CardsMark> {
  const { rows } = await db.execute<{ name: string; last: number }>(
    sql.join(
      READ_MODELS.map(
        ({ table, id }) =>
          sql`select ${table} as name, coalesce(max(${sql.raw(id)}), 0)::int as last from ${sql.raw(table)}`,
      ),
      sql` union all `,
    ),
  )
  return new Map(rows.map(({ name, last }) => [name, last]))
}

/**
 * Rows of read models that a rebuild would change: some write did not rebuild them. Rows expired
 * by time are left out. Nothing is changed.
 * @param since rows made after this mark
 */
export async function findStaleCards(db: Db, since: CardsMark, now: Date): Promise<string[]> {
  const stale: string[] = []
  const undo = new Error('Undo.')
  await db
    .transaction(async (tx) => {
      const before = new Map<string, Rows>()
      for (const model of READ_MODELS)
        before.set(model.table, await readRows(tx, model, since, now))
      for (const { table, rebuild } of READ_MODELS) {
        await rebuild(tx, [...(before.get(table)?.keys() ?? [])], now)
      }
      for (const model of READ_MODELS) {
        const after = await readRows(tx, model, since)
        for (const [id, row] of before.get(model.table) ?? []) {
          stale.push(...listDifferences(`${model.table} ${id}`, row, after.get(id)))
        }
      }
      throw undo
    })
    .catch((cause: unknown) => {
      if (cause !== undo) throw cause
    })
  return stale
}

async function readRows(
  tx: Tx,
  { table, id, timed }: ReadModel,
  since: CardsMark,
  validAt?: Date,
): Promise<Rows> {
  const isExpired = timed.includes('valable_jusqua') && validAt
  const { rows } = await tx.execute<{ id: number; row: Record<string, unknown> }>(sql`
    select ${sql.raw(id)} as id, to_jsonb(r) - ${sql.param([...timed])}::text[] as row
    from ${sql.raw(table)} r where ${sql.raw(id)} > ${since.get(table) ?? 0}
    ${isExpired ? sql`and (valable_jusqua is null or valable_jusqua > ${validAt.toISOString()}::timestamptz)` : sql``}
    order by 1`)
  return new Map(rows.map(({ id: key, row }) => [key, row]))
}

const listDifferences = (
  name: string,
  before: Record<string, unknown>,
  after: Record<string, unknown> | undefined,
): string[] =>
  Object.keys(before)
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after?.[column]))
    .map(
      (column) =>
        `${name}, ${column}:\n  ${JSON.stringify(before[column])}\n  ${JSON.stringify(after?.[column])}`,
    )
