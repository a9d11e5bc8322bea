import type { EntrainementChanges } from '@foulee/contract/entrainement/entrainements'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements } from '@foulee/db/schema'
import { formatDateLongue } from '@foulee/domain/date'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { readSteps } from '../seances/seances-steps.ts'
import { toContentColumns } from './content-columns.ts'
import { type EntrainementRow, getOwnEntrainement } from './entrainements.queries.ts'
import { noteGeste } from './gestes.ts'
import { lockEntrainements, type Place, placeEntrainements, placeOf } from './places.ts'

type New = {
  user: User
  /** Whose calendars: one's own, or those of athletes. */
  users_ids: readonly number[]
  jour: string
  content: ContenuSeance
  seances_id: number | null
  note: string | null
  now: Date
}

/** Puts one session on calendars, each its own training. @returns their ids, in the order of `users_ids` */
export async function createEntrainements(db: Db, given: New): Promise<number[]> {
  const { user, users_ids, jour, content, seances_id, note, now } = given
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
    for (const { id, users_id } of rows) {
      await noteGeste(tx, {
        users_id,
        auteur_id: user.id,
        geste: 'ajouter',
        raison: `«\u00a0${content.titre}\u00a0» ajouté le ${formatDateLongue(jour)}.`,
        changements: [{ id, avant: null, apres: { jour, etat: 'prevu', part: 1, facile: false } }],
        now,
      })
    }
    return rows.map(({ id }) => id)
  })
}

type Update = { id: number; user: User; changes: EntrainementChanges; now: Date }

/**
 * Changes what a training says; what was done of it stays.
 * @throws ApiError `champs_invalides`, `version_depassee`, `entrainement_introuvable`
 */
export async function updateEntrainement(
  db: Db,
  { id, user, changes, now }: Update,
): Promise<void> {
  const { version, raccourci, steps, note, ...fields } = changes
  const given = readSteps({ raccourci, steps })
  await db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true })
    if (version !== undefined && version !== row.version) {
      throw new ApiError('version_depassee')
    }
    const content = { ...row, ...withoutUndefined(fields), steps: given ?? row.steps }
    await tx
      .update(entrainements)
      .set({
        ...toContentColumns(content),
        ...(note === undefined ? {} : { note: note || null }),
        version: row.version + 1,
        updated_at: now.toISOString(),
      })
      .where(eq(entrainements.id, id))
  })
}

const withoutUndefined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>

/** Takes a training away, from the calendar and from every list. */
export async function removeEntrainement(
  db: Db,
  { id, user }: { id: number; user: User },
): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnEntrainement(tx, user, id, { isLocked: true })
    await tx.delete(entrainements).where(eq(entrainements.id, id))
  })
}

type Act = {
  user: User
  geste: 'deplacer' | 'echanger' | 'retirer' | 'adapter' | 'programmer' | 'reprendre'
  raison: string
  now: Date
}

/**
 * Puts trainings of one calendar where they go, and notes it as one act that can be taken back.
 * @param rows as they stand, locked by the caller's transaction
 * @returns the id of the act
 * @throws ApiError `entrainement_fait` for what is done already
 */
export async function actOn(
  tx: Tx,
  rows: readonly EntrainementRow[],
  places: readonly Place[],
  { user, geste, raison, now }: Act,
): Promise<number> {
  const known = new Map(rows.map((row) => [row.id, row]))
  const changements = places.flatMap(({ id, ...apres }) => {
    const row = known.get(id)
    if (!row) return []
    if (row.etat === 'fait') throw new ApiError('entrainement_fait')
    const { id: _, ...avant } = placeOf(row)
    return [{ id, avant, apres }]
  })
  const [first] = rows
  if (!first) throw new ApiError('entrainement_introuvable')
  await placeEntrainements(tx, places, now)
  const { users_id } = first
  return noteGeste(tx, { users_id, auteur_id: user.id, geste, raison, changements, now })
}

type Move = { user: User; id: number; now: Date }

/** Moves a training to another day. @throws ApiError `entrainement_fait`, `entrainement_introuvable` */
export async function moveEntrainement(
  db: Db,
  { user, id, jour, now }: Move & { jour: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true })
    const raison = `«\u00a0${row.titre}\u00a0» déplacé du ${formatDateLongue(row.jour)} au ${formatDateLongue(jour)}.`
    // What was missed or taken off and gets a new day is planned again.
    await actOn(tx, [row], [{ ...placeOf(row), jour, etat: 'prevu' }], {
      user,
      geste: 'deplacer',
      raison,
      now,
    })
  })
}

/** Puts each of two trainings on the day of the other. */
export async function swapEntrainements(
  db: Db,
  { user, id, avec, now }: Move & { avec: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockEntrainements(tx, [id, avec])
    const one = await getOwnEntrainement(tx, user, id)
    const other = await getOwnEntrainement(tx, user, avec)
    if (one.users_id !== other.users_id) throw new ApiError('entrainement_introuvable')
    const raison = `«\u00a0${one.titre}\u00a0» et «\u00a0${other.titre}\u00a0» ont échangé leurs jours.`
    const places: Place[] = [
      { ...placeOf(one), jour: other.jour },
      { ...placeOf(other), jour: one.jour },
    ]
    await actOn(tx, locked, places, { user, geste: 'echanger', raison, now })
  })
}

/** Takes a training off the calendar; it stays in the history of its plan. */
export async function dropEntrainement(
  db: Db,
  { user, id, raison, now }: Move & { raison: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true })
    const words = `«\u00a0${row.titre}\u00a0» du ${formatDateLongue(row.jour)} retiré`
    await actOn(tx, [row], [{ ...placeOf(row), etat: 'retire' }], {
      user,
      geste: 'retirer',
      raison: raison ? `${words}\u00a0: ${raison}` : `${words}.`,
      now,
    })
  })
}

/** Gives a training its tags, each once. */
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
