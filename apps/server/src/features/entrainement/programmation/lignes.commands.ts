import type { Tx } from '@foulee/db/connect'
import { entrainements } from '@foulee/db/schema'
import type { SeancePlacee } from '@foulee/domain/entrainement/plan'
import { and, eq, isNotNull } from 'drizzle-orm'
import { toContentColumns } from '#features/entrainement/entrainements/content-columns.ts'
import type { EntrainementRow } from '#features/entrainement/entrainements/entrainements.queries.ts'
import {
  type Changement,
  changeOf,
  placeEntrainements,
  type Slot,
  slotOf,
} from '#features/entrainement/entrainements/slots.ts'
import type { SuiviRow } from './suivis.queries.ts'

type Lines = {
  suivi: SuiviRow
  lignes: readonly { semaine: number; cle: number; jour: string }[]
  seances: ReadonlyMap<number, SeancePlacee>
  hasRace: boolean
  now: Date
}

/**
 * Places each session of a plan: present trainings move, new ones are added, surplus ones are
 * dropped. Nothing is deleted, so that the act can be undone.
 */
export async function writeLines(tx: Tx, lines: Lines): Promise<Changement[]> {
  const { suivi, lignes, now } = lines
  const standing = await tx
    .select()
    .from(entrainements)
    .where(and(eq(entrainements.plan_suivis_id, suivi.id), isNotNull(entrainements.cle)))
    .orderBy(entrainements.id)
    .for('update')
  const days = new Map(lignes.map(({ cle, jour }) => [cle, jour]))
  const moved = standing
    .filter(({ etat }) => etat === 'prevu' || etat === 'retire')
    .map((row): [EntrainementRow, Slot] => [row, placeAnew(row, days, lines)])
    .filter(([row, slot]) => isElsewhere(row, slot))
  await placeEntrainements(
    tx,
    moved.map(([, slot]) => slot),
    now,
  )
  const standingCles = new Set(standing.map(({ cle }) => cle))
  const fresh = lignes.filter(({ cle }) => !standingCles.has(cle))
  const added = await insertLines(tx, { ...lines, lignes: fresh })
  return [...moved.map(([row, slot]) => changeOf(row, slot)), ...added]
}

function placeAnew(
  row: EntrainementRow,
  days: ReadonlyMap<number, string>,
  { seances, hasRace }: Pick<Lines, 'seances' | 'hasRace'>,
): Slot {
  const jour = days.get(row.cle ?? 0)
  if (!jour) return { ...slotOf(row), etat: 'retire' }
  const slot: Slot = { ...slotOf(row), jour, etat: 'prevu' }
  return hasRace ? { ...slot, denivele: seances.get(row.cle ?? 0)?.denivele ?? null } : slot
}

const isElsewhere = (row: EntrainementRow, { jour, etat, denivele }: Slot) =>
  row.jour !== jour || row.etat !== etat || (denivele !== undefined && row.denivele !== denivele)

async function insertLines(tx: Tx, { suivi, lignes, seances, now }: Lines): Promise<Changement[]> {
  const at = now.toISOString()
  const values = lignes.flatMap(({ semaine, cle, jour }) => {
    const seance = seances.get(cle)
    if (!seance) return []
    const place = { users_id: suivi.users_id, plan_suivis_id: suivi.id, semaine, cle }
    const dates = { jour, prevu_le: jour, created_at: at, updated_at: at }
    return [{ ...toContentColumns(seance), ...place, ...dates }]
  })
  if (!values.length) return []
  const rows = await tx.insert(entrainements).values(values).returning()
  return rows.map((row) => {
    const { id, ...apres } = slotOf(row)
    return { id, avant: null, apres }
  })
}
