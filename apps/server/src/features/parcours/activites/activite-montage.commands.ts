import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { replaceCarres } from '@foulee/db/read-models/parcours-carres'
import * as t from '@foulee/db/schema'
import { cutAt, keepPlages, type Montage, type Morceau } from '@foulee/domain/parcours/montage'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { mesuresSorties } from '#features/parcours/annees/mesures-sorties.job.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import type { Services } from '#kernel/services.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type Assembled, assemble, getFichier, toPlages } from './activite-montage.measure.ts'
import { findJointes, findParties } from './activite-montage.queries.ts'
import { moveTraining, refigureTraining } from './activite-montage.training.ts'
import { type ActiviteRow, getOwnActivite } from './activites.queries.ts'
import { getMontage } from './activites.trace.ts'

type Context = Pick<Services, 'db' | 'storage' | 'traces'>
type Change = { users_id: number; id: number; version: number; now: Date }

/** Keeps pieces, in metres from the start of the outing as it is. */
export async function cutActivite(
  context: Context,
  { garde, ...change }: Change & { garde: readonly Morceau[] },
): Promise<void> {
  const row = await getCounted(context, change)
  const made = await prepare(row, change, async () => {
    const montage = keepPlages(getMontage(row), await toPlages(context, row, garde))
    return assemble(context, row, { montage, field: 'garde', now: change.now })
  })
  await context.db.transaction(async (tx) => {
    await save(tx, row, expectRead(made))
    await refigureTraining(tx, row, expectRead(made).columns)
    await follow(tx, row.users_id)
  })
}

/** The first piece stays the outing; the others become outings of their own, seen by nobody else. */
export async function splitActivite(
  context: Context,
  { a, ...change }: Change & { a: readonly number[] },
): Promise<number[]> {
  const row = await getCounted(context, change)
  const pieces = await prepare(row, change, async () => {
    if ((await findJointes(context.db, row.id)).length) throw new ApiError('sortie_en_morceaux')
    const morceaux = cutAt(a, row.distance)
    if (morceaux.length < 2) {
      const errors = { a: 'Scindez entre le départ et l’arrivée.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const made: Assembled[] = []
    for (const [rank, plage] of (await toPlages(context, row, morceaux)).entries()) {
      const montage = keepPlages(getMontage(row), [plage])
      const own = rank === 0 ? row : { ...row, partage: 'personne' as const }
      made.push(await assemble(context, own, { montage, field: 'a', now: change.now }))
    }
    return made
  })
  return context.db.transaction(async (tx) => {
    const [first, ...others] = expectRead(pieces)
    if (!first) throw new Error('A split without pieces.')
    await save(tx, row, first)
    await refigureTraining(tx, row, first.columns)
    const ids = await insertPieces(tx, row, others, change.now)
    await follow(tx, row.users_id)
    return ids
  })
}

async function insertPieces(
  tx: Tx,
  row: ActiviteRow,
  pieces: readonly Assembled[],
  now: Date,
): Promise<number[]> {
  const { users_id, titre, sport, rpe, chaussures_id, original, original_nom, format, capteurs } =
    row
  const values = pieces.map(({ montage, columns }, rank) => ({
    ...{ users_id, sport, rpe, chaussures_id, original, original_nom, format, capteurs },
    ...columns,
    titre: `${takeGraphemes(titre, 100)} · partie ${rank + 2}`,
    montage,
    fichier: getFichier(row),
    created_at: now.toISOString(),
  }))
  const rows = await tx.insert(t.activites).values(values).returning({ id: t.activites.id })
  return rows.map(({ id }) => id)
}

/** Other outings of its day become part of the outing, which keeps its words. */
export async function joinActivites(
  context: Context,
  { ids, ...change }: Change & { ids: readonly number[] },
): Promise<void> {
  const row = await getCounted(context, change)
  const others = await findOthers(context, row, ids)
  const made = await prepare(row, change, async () => {
    await assertJoinable(context, row, others)
    const montage: Montage = [row, ...others].flatMap(getMontage)
    return assemble(context, row, { montage, field: 'ids', now: change.now })
  })
  await context.db.transaction(async (tx) => {
    await save(tx, row, expectRead(made))
    for (const other of others) {
      const hung = await tx
        .update(t.activites)
        .set({ double_de: row.id, est_jointe: true, version: other.version + 1 })
        .where(isAsRead(other))
        .returning({ id: t.activites.id })
      if (!hung.length) throw new ApiError('version_depassee')
    }
    await moveTraining(tx, row, others, expectRead(made).columns)
    await follow(tx, row.users_id)
  })
}

async function findOthers(
  { db }: Context,
  { id, users_id }: ActiviteRow,
  ids: readonly number[],
): Promise<ActiviteRow[]> {
  const others: ActiviteRow[] = []
  for (const other of new Set(ids)) {
    if (other === id) continue
    const found = await getOwnActivite(db, users_id, other)
    others.push(found)
  }
  if (!others.length) {
    const errors = { ids: 'Choisissez au moins une autre sortie.' }
    throw new ApiError('champs_invalides', { errors })
  }
  return others
}

async function assertJoinable(
  { db }: Context,
  row: ActiviteRow,
  others: readonly ActiviteRow[],
): Promise<void> {
  const all = [row, ...others]
  if (others.some(({ double_de }) => double_de !== null)) throw new ApiError('activite_introuvable')
  if (all.some(({ partage }) => partage !== 'personne')) throw new ApiError('sortie_partagee')
  for (const outing of all) {
    if ((await findParties(db, outing)).length) throw new ApiError('sortie_en_morceaux')
  }
  for (const other of others) {
    if ((await findJointes(db, other.id)).length) throw new ApiError('sortie_en_morceaux')
  }
  const refuse = (ids: string) => new ApiError('champs_invalides', { errors: { ids } })
  if (all.some(({ jour }) => jour === null || jour !== row.jour)) {
    throw refuse('Ne réunissez que des sorties du même jour.')
  }
  const spans = all
    .map(({ debut, duree }) => {
      const from = Date.parse(debut ?? '')
      return { from, to: from + (duree ?? 0) * 1000 }
    })
    .sort((a, b) => a.from - b.from)
  if (spans.some(({ from }, rank) => from < (spans[rank - 1]?.to ?? from))) {
    throw refuse('Ces sorties se recouvrent\u00a0: gardez-en une, ou coupez-les d’abord.')
  }
}

/** All of it is taken back, whichever of its outings was cut, split or joined. */
export async function restoreActivite(context: Context, change: Change): Promise<number> {
  const { db } = context
  const pressed = await getCounted(context, change)
  const group = [pressed, ...(await findParties(db, pressed))].sort((a, b) => a.id - b.id)
  const row = await getOwnActivite(db, pressed.users_id, group[0]?.id ?? pressed.id)
  const others = group.filter(({ id }) => id !== row.id)
  const made = await prepare(pressed, change, () => {
    if (group.some(({ partage }) => partage !== 'personne')) throw new ApiError('sortie_partagee')
    return assemble(context, row, { montage: null, field: 'version', now: change.now })
  })
  await db.transaction(async (tx) => {
    await save(tx, row, expectRead(made))
    for (const { id } of await findJointes(tx, row.id)) {
      await tx
        .update(t.activites)
        .set({ double_de: null, est_jointe: false })
        .where(eq(t.activites.id, id))
    }
    await moveTraining(tx, row, others, expectRead(made).columns)
    await removeParties(tx, row, others)
    await follow(tx, row.users_id)
  })
  return row.id
}

type Row = typeof t.activites.$inferSelect

/** Their words stay with the outing that they become again. */
async function removeParties(tx: Tx, row: Row, others: readonly Row[]): Promise<void> {
  if (!others.length) return
  const ids = others.map(({ id }) => id)
  await tx.update(t.activites).set({ double_de: row.id }).where(inArray(t.activites.double_de, ids))
  for (const other of others) {
    const removed = await tx
      .delete(t.activites)
      .where(isAsRead(other))
      .returning({ id: t.activites.id })
    if (!removed.length) throw new ApiError('version_depassee')
  }
  const notes = [row, ...others].flatMap((outing) => outing.notes || [])
  if (!others.some((outing) => outing.notes)) return
  await tx
    .update(t.activites)
    .set({ notes: takeGraphemes(notes.join('\n\n'), 2000) })
    .where(eq(t.activites.id, row.id))
}

async function getCounted({ db }: Context, { users_id, id }: Change): Promise<ActiviteRow> {
  const row = await getOwnActivite(db, users_id, id)
  if (row.double_de !== null) throw new ApiError('activite_introuvable')
  return row
}

/**
 * Null for a version that is no more: the transaction refuses it, unless the call was sent again
 * and is answered from its key (1.15).
 */
const prepare = async <T>(
  row: ActiviteRow,
  { version }: Change,
  work: () => Promise<T>,
): Promise<T | null> => (row.version === version ? work() : null)

function expectRead<T>(made: T | null): T {
  if (made === null) throw new ApiError('version_depassee')
  return made
}

const isAsRead = ({ id, version, partage, rayon_masque, sans_trace }: Row) =>
  and(
    eq(t.activites.id, id),
    eq(t.activites.version, version),
    eq(t.activites.partage, partage),
    eq(t.activites.rayon_masque, rayon_masque),
    eq(t.activites.sans_trace, sans_trace),
    isNull(t.activites.double_de),
  )

/** @throws ApiError `version_depassee` when the outing is not as it was read any more */
async function save(tx: Tx, row: ActiviteRow, made: Assembled): Promise<void> {
  const { montage, columns, shown, carres } = made
  const changed = await tx
    .update(t.activites)
    .set({
      ...columns,
      montage,
      fichier: montage && getFichier(row),
      archive_le: null,
      mesuree_le: null,
      version: row.version + 1,
      ...(shown && { croquis: shown.croquis, chiffres_partages: shown.chiffres }),
    })
    .where(isAsRead(row))
    .returning({ id: t.activites.id })
  if (!changed.length) throw new ApiError('version_depassee')
  if (shown && !(await replaceCarres(tx, row.users_id, carres, shown.zones))) {
    throw new ApiError('service_indisponible', { retryAfter: 5 })
  }
}

/** Records and the small line are found anew, badges counted again. */
async function follow(tx: Tx, users_id: number): Promise<void> {
  await recordFaits(tx, users_id, 'sortie')
  await enqueue(tx, mesuresSorties, {})
}
