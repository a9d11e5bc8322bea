import type { Tx } from '@foulee/db/connect'
import { entrainements } from '@foulee/db/schema'
import { asc, inArray, sql } from 'drizzle-orm'
import type { EntrainementRow } from './entrainements.queries.ts'

/** Where a training stands, and how much of it. */
export type Place = Pick<EntrainementRow, 'id' | 'jour' | 'etat' | 'part' | 'facile'>

export const placeOf = ({ id, jour, etat, part, facile }: EntrainementRow): Place => ({
  id,
  jour,
  etat,
  part,
  facile,
})

/** Trainings by id, kept from changing until the transaction ends; always taken in the same order. */
export const lockEntrainements = (tx: Tx, ids: readonly number[]): Promise<EntrainementRow[]> =>
  ids.length
    ? tx
        .select()
        .from(entrainements)
        .where(inArray(entrainements.id, [...ids]))
        .orderBy(asc(entrainements.id))
        .for('update')
    : Promise.resolve([])

/** Puts many trainings where they go, in one statement. */
export async function placeEntrainements(
  tx: Tx,
  places: readonly Place[],
  now: Date,
): Promise<void> {
  if (!places.length) return
  const column = <K extends keyof Place>(key: K) => sql.param(places.map((place) => place[key]))
  await tx.execute(sql`
    update ${entrainements} e set jour = p.jour, etat = p.etat, part = p.part, facile = p.facile,
      version = e.version + 1, updated_at = ${now.toISOString()}
    from unnest(${column('id')}::int[], ${column('jour')}::date[], ${column('etat')}::text[],
        ${column('part')}::real[], ${column('facile')}::bool[])
      as p(id, jour, etat, part, facile) where e.id = p.id`)
}
