import type { EntrainementChanges } from '@foulee/contract/entrainement/entrainements'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements } from '@foulee/db/schema'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { eq } from 'drizzle-orm'
import { queueReworded } from '#features/entrainement/annonces/annonces.queue.ts'
import { readSteps } from '#features/entrainement/seances/seances-steps.ts'
import { checkParcours } from '#kernel/tracks/check-parcours.ts'
import type { User } from '#platform/http/user.ts'
import { toContentColumns } from './content-columns.ts'
import { getMovable } from './entrainements.policy.ts'
import { type EntrainementRow, getOwnEntrainement } from './entrainements.queries.ts'
import { recordAdditions, recordGeste } from './gestes.ts'
import {
  type Changement,
  changeOf,
  lockEntrainements,
  placeEntrainements,
  type Slot,
  slotOf,
} from './slots.ts'

type New = {
  user: User
  users_ids: readonly number[]
  jour: string
  content: ContenuSeance
  seances_id: number | null
  note: string | null
  now: Date
}

export async function createEntrainements(
  db: Db,
  input: New,
): Promise<{ ids: number[]; gestes: number[] }> {
  const { user, users_ids, jour, content, seances_id, note, now } = input
  const at = now.toISOString()
  return db.transaction(async (tx) => {
    const rows = await tx
      .insert(entrainements)
      .values(
        users_ids.map((users_id) => ({
          ...toContentColumns(content),
          users_id,
          seances_id,
          auteur_id: users_id === user.id ? null : user.id,
          jour,
          prevu_le: jour,
          note,
          created_at: at,
          updated_at: at,
        })),
      )
      .returning({ id: entrainements.id, users_id: entrainements.users_id })
    const gestes = await recordAdditions(tx, rows, { user, titre: content.titre, jour, now })
    return { ids: rows.map(({ id }) => id), gestes }
  })
}

type Update = { id: number; user: User; changes: EntrainementChanges; now: Date }

export async function updateEntrainement(
  db: Db,
  { id, user, changes, now }: Update,
): Promise<void> {
  const { version, raccourci, steps, note, parcours_id, ...fields } = changes
  await db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true })
    const input = readSteps({ raccourci, steps }, row.steps)
    if (version !== undefined && version !== row.version) {
      throw new ApiError('version_depassee')
    }
    if (parcours_id !== row.parcours_id) await checkParcours(tx, user, parcours_id)
    const content = { ...row, ...withoutUndefined(fields), steps: input ?? row.steps }
    await tx
      .update(entrainements)
      .set({
        ...toContentColumns(content),
        ...(note === undefined ? {} : { note: note || null }),
        ...(parcours_id === undefined ? {} : { parcours_id }),
        version: row.version + 1,
        updated_at: now.toISOString(),
      })
      .where(eq(entrainements.id, id))
    if (user.id !== row.users_id) await queueReworded(tx, { id, coach_id: user.id, now })
  })
}

const withoutUndefined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>

type Act = {
  user: User
  geste: 'deplacer' | 'echanger' | 'retirer'
  raison: string
  now: Date
  /** The actor must not learn what is done: such trainings move along. */
  isBlind?: boolean
}

/**
 * Moves trainings of one calendar as one undoable act.
 * @param rows locked by the caller
 * @returns the id of the act
 * @throws ApiError `entrainement_fait` for a done one
 */
export async function actOn(
  tx: Tx,
  rows: readonly EntrainementRow[],
  slots: readonly Slot[],
  { user, geste, raison, now, isBlind = false }: Act,
): Promise<number> {
  const [first] = rows
  if (!first) throw new ApiError('entrainement_introuvable')
  const changements = await placeRows(tx, { rows, slots, isBlind, now })
  const { users_id } = first
  return recordGeste(tx, { users_id, auteur_id: user.id, geste, raison, changements, now })
}

type Placing = {
  rows: readonly EntrainementRow[]
  slots: readonly Slot[]
  isBlind?: boolean
  now: Date
}

export async function placeRows(
  tx: Tx,
  { rows, slots, isBlind = false, now }: Placing,
): Promise<Changement[]> {
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const changements = slots.flatMap((slot) => {
    const row = rowById.get(slot.id)
    if (!row) return []
    if (row.etat === 'fait' && !isBlind) throw new ApiError('entrainement_fait')
    return [changeOf(row, slot)]
  })
  await placeEntrainements(tx, slots, now)
  return changements
}

type Move = { user: User; id: number; now: Date }

export async function moveEntrainement(
  db: Db,
  { user, id, jour, now }: Move & { jour: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { row, isBlind } = await getMovable(tx, user, id, now)
    const raison = `«\u00a0${row.titre}\u00a0» déplacé du ${formatDateLongue(row.jour)} au ${formatDateLongue(jour)}.`
    const etat = row.etat === 'fait' ? 'fait' : 'prevu'
    const act: Act = { user, geste: 'deplacer', raison, now, isBlind }
    return actOn(tx, [row], [{ ...slotOf(row), jour, etat }], act)
  })
}

export async function swapEntrainements(
  db: Db,
  { user, id, avec, now }: Move & { avec: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockEntrainements(tx, [id, avec])
    const { row: first, isBlind } = await getMovable(tx, user, id, now)
    const { row: second } = await getMovable(tx, user, avec, now)
    if (first.users_id !== second.users_id) throw new ApiError('entrainement_introuvable')
    const raison = `«\u00a0${first.titre}\u00a0» et «\u00a0${second.titre}\u00a0» ont échangé leurs jours.`
    const slots: Slot[] = [
      { ...slotOf(first), jour: second.jour },
      { ...slotOf(second), jour: first.jour },
    ]
    return actOn(tx, locked, slots, { user, geste: 'echanger', raison, now, isBlind })
  })
}

/**
 * Removes a training from the calendar; it stays in the plan's history.
 * @returns the id of the act
 */
export async function dropEntrainement(
  db: Db,
  { user, id, raison, now }: Move & { raison: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { row, isBlind } = await getMovable(tx, user, id, now)
    const words = `«\u00a0${row.titre}\u00a0» du ${formatDateLongue(row.jour)} retiré`
    const act: Act = { user, geste: 'retirer', raison: formatSentence(words, raison), now, isBlind }
    return actOn(tx, [row], [{ ...slotOf(row), etat: 'retire' }], act)
  })
}

const formatSentence = (words: string, raison: string) =>
  raison ? `${words}\u00a0: ${raison}` : `${words}.`

export async function tagEntrainement(
  db: Db,
  { user, id, tags, now }: Move & { tags: readonly string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true })
    await tx
      .update(entrainements)
      .set({ tags: [...new Set(tags)], version: row.version + 1, updated_at: now.toISOString() })
      .where(eq(entrainements.id, id))
  })
}
