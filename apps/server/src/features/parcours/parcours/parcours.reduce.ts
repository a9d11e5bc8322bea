import type { Db, Tx } from '@foulee/db/connect'
import {
  type PreparedTrace,
  toShownMetres,
  toShownStretches,
  type Vue,
} from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { isHidden } from '@foulee/trace/privacy'
import { eq, sql } from 'drizzle-orm'
import type { ErasureServices } from '#kernel/gdpr/personal.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { shareSurfaces } from './parcours-surfaces.ts'

export type ReduceContext = Pick<ErasureServices, 'config' | 'storage' | 'traces' | 'fichiers'>
type Row = typeof t.parcours.$inferSelect
type TraceRow = typeof t.parcoursTraces.$inferSelect

type Reduction = { seen: string; reduced: Reduced | null }
type Reduced = { content: Buffer; trace: PreparedTrace }
export type Reductions = ReadonlyMap<number, Reduction>

/** Bound of bytes in memory; beyond it, files are computed on demand. */
const MAX_HELD = 64 * 1024 * 1024

/**
 * Computes the public form of a member's routes before any lock: on the embedded database an open
 * transaction blocks all readers, and this takes seconds.
 */
export async function prepareReductions(
  db: Db,
  context: ReduceContext,
  users_id: number,
): Promise<Reductions> {
  const prepared = new Map<number, Reduction>()
  const rows = await db.select().from(t.parcours).where(eq(t.parcours.users_id, users_id))
  let held = 0
  for (const row of rows.filter(({ etat }) => isPublished(etat))) {
    if (held > MAX_HELD) break
    // Read first, to detect a later change.
    const seen = await readState(db, row.id)
    const [trace] = await db
      .select()
      .from(t.parcoursTraces)
      .where(eq(t.parcoursTraces.parcours_id, row.id))
    if (!trace) continue
    const reduced = await computeReduced(context, row, trace)
    held += reduced?.content.length ?? 0
    prepared.set(row.id, { seen, reduced })
  }
  return prepared
}

/** Changes with each write to the route or its trace (`xmin`). */
async function readState(db: Db | Tx, parcours_id: number): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws(' ', p.xmin, p.ctid, x.xmin, x.ctid) as state from parcours p
    left join parcours_traces x on x.parcours_id = p.id where p.id = ${parcours_id}`)
  return rows[0]?.state ?? ''
}

/**
 * Reduces a route to its public part, without author, hidden ends, times and heart rates.
 * @returns keys of unused files
 */
export async function reduceParcours(
  tx: Tx,
  context: ReduceContext,
  row: Row,
  prepared: Reductions,
): Promise<string[]> {
  const parcours_id = row.id
  const ofRoute = eq(t.parcoursTraces.parcours_id, parcours_id)
  const [trace] = await tx.select().from(t.parcoursTraces).where(ofRoute)
  const held = prepared.get(parcours_id)
  const isKnown = held !== undefined && held.seen === (await readState(tx, parcours_id))
  const reduced = isKnown ? held.reduced : trace && (await computeReduced(context, row, trace))
  if (trace && reduced) {
    await tx
      .update(t.parcoursTraces)
      .set(await writeReduced(tx, context, { row, trace, reduced }))
      .where(ofRoute)
  } else await tx.delete(t.parcoursTraces).where(ofRoute)
  // A drawing holds the whole line.
  await tx.delete(t.parcoursDessins).where(eq(t.parcoursDessins.parcours_id, parcours_id))
  if (trace && row.rayon_masque) await reduceMarks(tx, parcours_id, trace.vue)
  await tx
    .update(t.parcours)
    .set({
      users_id: null,
      rayon_masque: 0,
      renvoi_motif: null,
      troncons: trace ? toShownTroncons(row, trace.vue) : [],
    })
    .where(eq(t.parcours.id, parcours_id))
  return trace ? [trace.original] : []
}

const toShownTroncons = ({ troncons }: Row, vue: Vue) =>
  troncons.flatMap(([from, to, type]) =>
    toShownStretches(vue, from, to).map(([start, end]): [number, number, TypeSurface] => [
      Math.round(start),
      Math.round(end),
      type,
    ]),
  )

async function computeReduced(
  { config, traces, fichiers }: ReduceContext,
  row: Row,
  { lignes, altitudes, vue }: TraceRow,
): Promise<Reduced | null> {
  const { slug, titre } = row
  const content = await fichiers.write({
    format: 'gpx',
    source: {
      stored: { lignes, altitudes },
      vue,
      name: titre ?? '',
      description: null,
      waypoints: [],
    },
    link: `${config.publicUrl}/parcours/${slug}`,
  })
  if (!content || !vue.trace) return null
  const surfaces = shareSurfaces(toShownTroncons(row, vue), vue.trace.distance)
  const { trace } = await traces.run({
    kind: 'file',
    file: { bytes: content },
    before: null,
    marks: NO_MARKS,
    options: { rayon: 0, surfaces },
  })
  return { content, trace }
}

type Writing = { row: Row; trace: TraceRow; reduced: Reduced }

async function writeReduced(tx: Tx, { storage }: ReduceContext, { row, trace, reduced }: Writing) {
  return {
    ...reduced.trace,
    version: trace.version + 1,
    original: await storeOriginal(tx, storage, reduced.content, 'gpx'),
    original_nom: `${row.slug}.gpx`,
    format: 'gpx' as const,
    vue: rememberShape(reduced.trace.vue, trace.vue),
  }
}

/** A loop with hidden ends stays a loop, whose page explains the gap. */
const rememberShape = (reduced: Vue, { forme, trace }: Vue): Vue => ({
  ...reduced,
  forme,
  trace: reduced.trace && { ...reduced.trace, est_masque: trace?.est_masque ?? false },
})

/** Moves marks from the whole track to its visible part; hidden places are deleted. */
async function reduceMarks(tx: Tx, parcours_id: number, vue: Vue): Promise<void> {
  const { parcoursPoints: points, parcoursPhotos: photos } = t
  const ofPoint = eq(points.parcours_id, parcours_id)
  for (const { id, metres } of await tx.select().from(points).where(ofPoint)) {
    const shownMetres = toReduced(vue, metres)
    if (shownMetres === null) await tx.delete(points).where(eq(points.id, id))
    else await tx.update(points).set({ metres: shownMetres }).where(eq(points.id, id))
  }
  const ofPhoto = eq(photos.parcours_id, parcours_id)
  for (const { id, lon, lat, metres } of await tx.select().from(photos).where(ofPhoto)) {
    const isShown = lon !== null && lat !== null && !isHidden(vue.zones, lon, lat)
    const shownMetres = metres === null ? null : toReduced(vue, metres)
    const place = isShown ? { metres: shownMetres } : { lon: null, lat: null, metres: null }
    await tx.update(photos).set(place).where(eq(photos.id, id))
  }
}

function toReduced(vue: Vue, metres: number): number | null {
  const shownMetres = toShownMetres(vue, metres)
  const end = vue.passages.reduce((sum, [from, to]) => sum + to - from, 0)
  return shownMetres === null ? null : Math.min(Math.round(shownMetres), Math.floor(end))
}
