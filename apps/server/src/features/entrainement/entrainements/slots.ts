import type { Tx } from '@foulee/db/connect'
import { type entrainementGestes, entrainements } from '@foulee/db/schema'
import { asc, inArray, sql } from 'drizzle-orm'
import type { EntrainementRow } from './entrainements.queries.ts'

export type Slot = Pick<EntrainementRow, 'id' | 'jour' | 'etat' | 'part' | 'facile'> &
  Partial<Pick<EntrainementRow, 'denivele' | 'cle'>>

export const slotOf = ({ id, jour, etat, part, facile }: EntrainementRow): Slot => ({
  id,
  jour,
  etat,
  part,
  facile,
})

export type Changement = (typeof entrainementGestes.$inferSelect)['changements'][number]

export function changeOf(row: EntrainementRow, { id, ...apres }: Slot): Changement {
  const { id: _, ...avant } = slotOf(row)
  return {
    id,
    avant: {
      ...avant,
      ...(apres.denivele !== undefined && { denivele: row.denivele }),
      ...(apres.cle !== undefined && { cle: row.cle }),
    },
    apres,
  }
}

/** Trainings by id, locked, always in the same order. */
export const lockEntrainements = (tx: Tx, ids: readonly number[]): Promise<EntrainementRow[]> =>
  ids.length
    ? tx
        .select()
        .from(entrainements)
        .where(inArray(entrainements.id, [...ids]))
        .orderBy(asc(entrainements.id))
        .for('update')
    : Promise.resolve([])

export async function placeEntrainements(tx: Tx, slots: readonly Slot[], now: Date): Promise<void> {
  if (!slots.length) return
  const column = (key: keyof Slot) => sql.param(slots.map((slot) => slot[key] ?? null))
  const isDefinedSql = (key: keyof Slot) => sql.param(slots.map((slot) => slot[key] !== undefined))
  await tx.execute(sql`
    update ${entrainements} e set jour = p.jour, etat = p.etat, part = p.part, facile = p.facile,
      denivele = case when p.has_denivele then p.denivele else e.denivele end,
      cle = case when p.has_cle then p.cle else e.cle end,
      version = e.version + 1, updated_at = ${now.toISOString()}
    from unnest(${column('id')}::int[], ${column('jour')}::date[], ${column('etat')}::text[],
        ${column('part')}::real[], ${column('facile')}::bool[],
        ${column('denivele')}::int[], ${isDefinedSql('denivele')}::bool[],
        ${column('cle')}::int[], ${isDefinedSql('cle')}::bool[])
      as p(id, jour, etat, part, facile, denivele, has_denivele, cle, has_cle) where e.id = p.id`)
}
