import type { Done } from '@foulee/contract/entrainement/entrainements'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { activites, entrainements } from '@foulee/db/schema'
import { readCommePrevu } from '@foulee/domain/entrainement/comme-prevu'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { queueDite } from '#features/entrainement/annonces/annonces.queue.ts'
import { getVisibleSeance } from '#features/entrainement/seances/seances.policy.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { awardOuting } from '#kernel/points/points.outing.ts'
import type { User } from '#platform/http/user.ts'
import { toContentColumns } from './content-columns.ts'
import { type EntrainementRow, getOwnEntrainement } from './entrainements.queries.ts'
import { recordAdditions } from './gestes.ts'

type Mark = { user: User; id: number; done: Done; now: Date }

export async function markEntrainement(db: Db, { user, id, done, now }: Mark): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true, partage: 'faits' })
    const { activites_id = null } = done
    // Coaches see trainings alone: linking would let them read any outing.
    if (user.id !== row.users_id && activites_id !== null && activites_id !== row.activites_id) {
      throw new ApiError('activite_introuvable')
    }
    await mark(tx, row, done, now)
    if (user.id === row.users_id && done.etat !== 'prevu') await queueDite(tx, row.id, now)
  })
}

/**
 * The version does not change: it counts edits of the content, and a change would tell a coach
 * without access that something was done.
 */
async function mark(tx: Tx, row: EntrainementRow, done: Done, now: Date): Promise<void> {
  assertNotEarly(row, done, now)
  const columns = await toColumns(tx, row, done, now)
  await tx
    .update(entrainements)
    .set({
      ...columns,
      etat: done.etat,
      updated_at: now.toISOString(),
    })
    .where(eq(entrainements.id, row.id))
  await recordFaits(tx, row.users_id, 'entrainement_fait')
  // Points are tied to the outing, which pays once.
  if (done.etat === 'fait' && columns.activites_id !== null) {
    await awardOuting(tx, { ...row, activites_id: columns.activites_id, now })
  }
}

function assertNotEarly({ jour, etat: before }: EntrainementRow, done: Done, now: Date): void {
  // An outing proves that it was done, and a correction follows an earlier mark.
  if (done.etat !== 'fait' || done.activites_id || before === 'fait') return
  if (jour <= parisDate(now)) return
  const why = `Cette séance est prévue le ${formatDateLongue(jour)}\u00a0: elle se dit faite à partir de ce jour. Déplacez-la si vous l’avez courue avant.`
  throw new ApiError('champs_invalides', { errors: { etat: why } })
}

const NOTHING = {
  fait_le: null,
  fait_duree: null,
  fait_distance: null,
  fait_rpe: null,
  fait_mots: null,
  activites_id: null,
}

/**
 * Fields not given stay. An outing fills duration and distance unless typed, and loses them when it
 * is unlinked.
 */
async function toColumns(tx: Tx, row: EntrainementRow, done: Done, now: Date) {
  if (done.etat === 'prevu') return NOTHING
  const fait_mots = done.mots === undefined ? row.fait_mots : done.mots || null
  if (done.etat === 'manque') return { ...NOTHING, fait_le: now.toISOString(), fait_mots }
  const { activites_id = row.activites_id } = done
  const outing = activites_id === null ? null : await getOuting(tx, row, activites_id)
  const former = activites_id === row.activites_id ? undefined : await findFigures(tx, row)
  const duree = row.fait_duree === former?.duree ? null : row.fait_duree
  const distance = row.fait_distance === former?.distance ? null : row.fait_distance
  // Only at the first mark: figures removed later stay removed.
  const prevu = row.fait_le === null ? readCommePrevu(row, done) : UNTOLD
  return {
    fait_le: row.fait_le ?? now.toISOString(),
    fait_duree: done.duree === undefined ? (duree ?? outing?.duree ?? prevu.duree) : done.duree,
    fait_distance:
      done.distance === undefined
        ? (distance ?? outing?.distance ?? prevu.distance)
        : done.distance,
    fait_rpe: done.rpe === undefined ? (row.fait_rpe ?? (outing ? null : prevu.rpe)) : done.rpe,
    fait_mots,
    activites_id,
  }
}

const UNTOLD = { duree: null, distance: null, rpe: null }

const FIGURES = {
  duree: sql<number | null>`coalesce(${activites.duree_mouvement}, ${activites.duree})`,
  distance: activites.distance,
}

async function findFigures(tx: Tx, { activites_id }: EntrainementRow) {
  if (activites_id === null) return undefined
  const [figures] = await tx.select(FIGURES).from(activites).where(eq(activites.id, activites_id))
  return figures
}

async function getOuting(tx: Tx, { id, users_id }: EntrainementRow, activites_id: number) {
  const [outing] = await tx
    .select(FIGURES)
    .from(activites)
    .where(
      and(
        eq(activites.id, activites_id),
        eq(activites.users_id, users_id),
        isNull(activites.double_de),
      ),
    )
  if (!outing) throw new ApiError('activite_introuvable')
  const taken = await tx.$count(
    entrainements,
    and(eq(entrainements.activites_id, activites_id), ne(entrainements.id, id)),
  )
  if (taken) throw new ApiError('activite_deja_liee')
  return outing
}

type MarkSeance = {
  user: User
  seances_id: number
  done: Done
  jour: string | undefined
  now: Date
}

/**
 * Marks a library session as done or missed: its nearest open training, or a new one on that day.
 * @returns the id of the training, and of the act when one was added
 */
export async function markSeance(
  db: Db,
  { user, seances_id, done, jour = '', now }: MarkSeance,
): Promise<{ id: number; gestes: number[] }> {
  const seance = await getVisibleSeance(db, user, String(seances_id))
  const day = jour || parisDate(now)
  return db.transaction(async (tx) => {
    const [planned] = await tx
      .select()
      .from(entrainements)
      .where(
        and(
          eq(entrainements.users_id, user.id),
          eq(entrainements.seances_id, seances_id),
          eq(entrainements.etat, 'prevu'),
        ),
      )
      .orderBy(sql`abs(${entrainements.jour} - ${day}::date)`, asc(entrainements.id))
      .limit(1)
      .for('update')
    const found = planned ?? (await insert(tx, { ...seance, users_id: user.id }, day, now))
    const row = await bringForward(tx, found, done, day)
    await mark(tx, row, done, now)
    await queueDite(tx, row.id, now)
    if (planned) return { id: row.id, gestes: [] }
    const added = { id: row.id, users_id: user.id, etat: done.etat }
    return { id: row.id, gestes: await recordAdditions(tx, [added], { user, ...row, now }) }
  })
}

async function bringForward(tx: Tx, row: EntrainementRow, done: Done, jour: string) {
  if (done.etat !== 'fait' || row.jour <= jour) return row
  await tx.update(entrainements).set({ jour }).where(eq(entrainements.id, row.id))
  return { ...row, jour }
}

type Source = Parameters<typeof toContentColumns>[0] & { id: number; users_id: number }

async function insert(tx: Tx, seance: Source, jour: string, now: Date): Promise<EntrainementRow> {
  const at = now.toISOString()
  const [row] = await tx
    .insert(entrainements)
    .values({
      ...toContentColumns(seance),
      users_id: seance.users_id,
      seances_id: seance.id,
      jour,
      prevu_le: jour,
      created_at: at,
      updated_at: at,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
