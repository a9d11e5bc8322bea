import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { findCarres, lockCarres, saveCarres } from '@foulee/db/read-models/parcours-carres'
import { signVue } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { findMissingParcours } from '@foulee/domain/parcours/parcours'
import { toErrors } from '@foulee/domain/shared/publication'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import type { Changes } from '@foulee/domain/shared/version'
import type { Carre } from '@foulee/trace/privacy'
import { eq, sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import type { Marks, Moved } from '#kernel/tracks/marks.ts'
import { toRefusal } from '#kernel/tracks/refusal.ts'
import type { TraceAnswer, TraceTask } from '#kernel/tracks/tasks.ts'
import type { FileFacts } from '#kernel/tracks/track-edit.ts'
import type { User } from '#platform/http/user.ts'
import { removeUnusedOriginals, storeOriginal } from '#platform/storage/stored-files.ts'
import { recordOthersEdit } from './parcours-edition.commands.ts'
import { findLines, findMarks, getOwned, type Owned } from './parcours-owned.queries.ts'
import { findCommune, type Place } from './parcours-place.ts'
import { parcoursSlugs } from './parcours-slug.ts'
import { shareSurfaces, tidyTroncons } from './parcours-surfaces.ts'
import { guessPointType, readWords } from './parcours-waypoints.ts'

export type Context = Pick<Services, 'db' | 'storage' | 'log' | 'traces' | 'lieux'>

type Original = { nom: string } & (
  | { read: () => Promise<Buffer> }
  | { key: string; format: FileFacts['format'] }
)

export type Plan = {
  task:
    | Omit<Extract<TraceTask, { kind: 'file' }>, 'before' | 'marks' | 'options'>
    | Omit<Extract<TraceTask, { kind: 'drawn' }>, 'before' | 'marks' | 'options'>
    | Omit<Extract<TraceTask, { kind: 'lines' }>, 'marks' | 'options'>
  original?: Original
  /** Metres. */
  rayon?: number
}

export type Change = {
  id: number
  user: User
  now: Date
  plan: (owned: Owned) => Plan | Promise<Plan>
  after?: (tx: Tx, owned: Owned, answer: TraceAnswer) => Promise<void>
}

/** One of the concurrent changes of a route succeeds in each round. */
const TRIES = 10

/**
 * Replaces the track of a route atomically: measured first, outside the transaction, and again if
 * the route has changed meanwhile. A crash leaves the old state or the new one.
 * @throws ApiError `trace_refusee` naming the file, and those of `getOwned`
 */
export async function changeTrace(context: Context, change: Change): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const replaced = await tryChange(context, change)
    if (!replaced) continue
    const { db, storage, log } = context
    // The change is committed: a disk error does not undo it.
    await removeUnusedOriginals(db, storage, replaced.left).catch((cause: unknown) =>
      log.error(cause),
    )
    return
  }
  throw new ApiError('service_indisponible', { retryAfter: 5 })
}

async function tryChange(
  context: Context,
  { id, user, now, plan, after }: Change,
): Promise<{ left: string[] } | null> {
  const { db } = context
  const seen = await readSnapshot(db, user, id)
  const planned = await plan(seen.owned)
  const answer = await measure(context, seen, planned)
  const place = await findCommune(context.lieux, answer.trace.vue.trace?.depart ?? null)
  return db.transaction(async (tx) => {
    const found = await readSnapshot(tx, user, id, true)
    if (found.state !== seen.state) return null
    checkWhole(found.owned.row, answer)
    const left = await writeTrace(tx, context, found, { planned, answer, place, now })
    await after?.(tx, await getOwned(tx, user, id), answer)
    const changes: Changes = {
      trace: [found.owned.trace?.original_nom ?? null, planned.original?.nom ?? null],
    }
    await recordOthersEdit(tx, found.owned.row, { user, now, changes })
    await rebuildParcoursCards(tx, [id], now)
    return { left }
  })
}

type Snapshot = { owned: Owned; marks: Marks; carres: readonly Carre[]; state: string }

/**
 * Snapshot of a route with its marks; `state` differs when a track measured for one snapshot is
 * wrong for another.
 */
async function readSnapshot(
  db: Db | Tx,
  user: User,
  id: number,
  isLocked = false,
): Promise<Snapshot> {
  const owned = await getOwned(db, user, id, { isLocked })
  const marks = await findMarks(db, owned.row)
  const { rayon_masque, users_id, troncons } = owned.row
  const carres = await (isLocked ? lockCarres(db, users_id) : findCarres(db, users_id))
  const version = owned.trace?.version ?? 0
  const state = JSON.stringify([version, rayon_masque, users_id, troncons, marks, carres])
  return { owned, marks, carres, state }
}

async function measure(
  { db, traces }: Context,
  { owned: { row, trace }, marks, carres }: Snapshot,
  { task, rayon = row.rayon_masque, original }: Plan,
): Promise<TraceAnswer> {
  const options = { rayon, carres }
  try {
    if (task.kind === 'lines') return await traces.run({ ...task, marks, options })
    const before = trace && (await findLines(db, row.id))
    return await traces.run({ ...task, before, marks, options })
  } catch (cause) {
    throw toRefusal(cause, original?.nom ?? '')
  }
}

/** A submitted or published route must stay complete. @throws ApiError `champs_invalides` */
function checkWhole(row: Owned['row'], { trace }: TraceAnswer): void {
  if (row.etat <= 0) return
  const { gpx } = toErrors(findMissingParcours({ ...row, distance: trace.mesures.distance }))
  if (gpx) throw new ApiError('champs_invalides', { errors: { gpx } })
}

type Written = { planned: Plan; answer: TraceAnswer; place: Place; now: Date }

/** @returns keys of files that may be unused now */
async function writeTrace(
  tx: Tx,
  { storage }: Context,
  { owned: { row, trace } }: Snapshot,
  { planned, answer, place, now }: Written,
): Promise<string[]> {
  const { facts, moved } = answer
  const file = await writeOriginal(tx, storage, planned.original, facts)
  const source = file ?? trace
  if (!source) throw new Error('A track comes from a file.')
  const { original, original_nom, format } = source
  const { mesures } = answer.trace
  const troncons = moveTroncons(row.troncons, moved, mesures.distance)
  const columns = {
    ...answer.trace,
    signature: signVue(answer.trace.vue, shareSurfaces(troncons, mesures.distance)),
    original,
    original_nom,
    format,
    ...(planned.original && { origine: getOrigine(planned) }),
    version: (trace?.version ?? 0) + 1,
  }
  await tx
    .insert(t.parcoursTraces)
    .values({ parcours_id: row.id, ...columns })
    .onConflictDoUpdate({ target: t.parcoursTraces.parcours_id, set: columns })
  const titre = row.titre ?? readWords(facts?.name, MAX_TITRE)
  await tx
    .update(t.parcours)
    .set({
      ...place,
      titre,
      ...(row.publie_le || titre === row.titre
        ? {}
        : { slug: await parcoursSlugs.choose(tx, row.id, titre) }),
      troncons,
      ...(planned.rayon === undefined ? {} : { rayon_masque: planned.rayon }),
      updated_at: now.toISOString(),
    })
    .where(eq(t.parcours.id, row.id))
  await saveCarres(tx, row.users_id, answer.trace.vue.zones)
  if (movesLine(planned)) {
    await tx.delete(t.parcoursDessins).where(eq(t.parcoursDessins.parcours_id, row.id))
  }
  await writeMarks(tx, row.id, moved)
  if (facts) await addWaypoints(tx, row.id, facts.waypoints)
  return trace && trace.original !== original ? [trace.original] : []
}

const MAX_TITRE = 120

/** Hiding more or less of the same line leaves its drawing. */
const movesLine = ({ task }: Plan) => task.kind !== 'lines' || task.edit !== null

const getOrigine = ({ task }: Plan): 'fichier' | 'trace' =>
  task.kind === 'drawn' ? 'trace' : 'fichier'

/** @returns columns of the file; null when the present one stays */
async function writeOriginal(
  tx: Tx,
  storage: Services['storage'],
  original: Original | undefined,
  facts: FileFacts | null,
) {
  if (!original) return null
  const { nom: original_nom } = original
  if ('key' in original) return { original: original.key, original_nom, format: original.format }
  const format = facts?.format ?? 'gpx'
  return {
    original: await storeOriginal(tx, storage, await original.read(), format),
    original_nom,
    format,
  }
}

type Troncons = [number, number, TypeSurface][]

function moveTroncons(troncons: Troncons, moved: Moved, distance: number): Troncons {
  const movedStretches = moved.troncons.flatMap(({ rank, from, to }): Troncons => {
    const type = troncons[rank]?.[2]
    return type ? [[from, to, type]] : []
  })
  return tidyTroncons(movedStretches, distance).map(([from, to, type]) => [from, to, type])
}

async function writeMarks(tx: Tx, parcours_id: number, { points, photos }: Moved): Promise<void> {
  await tx.execute(sql`
    delete from ${t.parcoursPoints} where parcours_id = ${parcours_id}
    and id <> all(${sql.param(points.map(({ id }) => id))}::int[])`)
  for (const [table, rows] of [
    [t.parcoursPoints, points],
    [t.parcoursPhotos, photos],
  ] as const) {
    if (!rows.length) continue
    await tx.execute(sql`
      update ${table} set metres = r.metres
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, metres int)
      where ${table.id} = r.id and parcours_id = ${parcours_id}`)
  }
}

async function addWaypoints(
  tx: Tx,
  parcours_id: number,
  waypoints: FileFacts['waypoints'],
): Promise<void> {
  const count = await tx.$count(t.parcoursPoints, eq(t.parcoursPoints.parcours_id, parcours_id))
  if (count || !waypoints.length) return
  await tx.insert(t.parcoursPoints).values(
    waypoints.map(({ name, description, type, metres }) => ({
      parcours_id,
      type: guessPointType(`${type ?? ''} ${name ?? ''}`),
      nom: readWords(name, 80),
      description: readWords(description, 300),
      metres,
    })),
  )
}
