import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { StoredLines } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Marks } from '#kernel/tracks/marks.ts'
import type { User } from '#platform/http/user.ts'
import { canEditParcours } from './parcours.policy.ts'

export type OwnedRow = typeof t.parcours.$inferSelect
/** Without lines: those of a million points are 13 MB, read in worker threads alone. */
export type TraceRow = Omit<typeof t.parcoursTraces.$inferSelect, keyof StoredLines>
export type Owned = { row: OwnedRow; trace: TraceRow | null }

/**
 * `isLocked` locks the row until the end of the transaction.
 * @throws ApiError `parcours_introuvable`, also for another's draft; `acces_refuse` for a visible
 * route
 */
export async function getOwned(
  db: Db | Tx,
  user: User,
  id: number,
  { isLocked = false } = {},
): Promise<Owned> {
  const query = db.select().from(t.parcours).where(eq(t.parcours.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row || !canEditParcours(user, row)) {
    throw new ApiError(row && isPublished(row.etat) ? 'acces_refuse' : 'parcours_introuvable')
  }
  return { row, trace: await findTrace(db, id) }
}

const { lignes, altitudes, ...BESIDE_LINES } = getTableColumns(t.parcoursTraces)

async function findTrace(db: Db | Tx, id: number): Promise<TraceRow | null> {
  const [trace] = await db
    .select(BESIDE_LINES)
    .from(t.parcoursTraces)
    .where(eq(t.parcoursTraces.parcours_id, id))
  return trace ?? null
}

/**
 * The complete lines, for a worker thread. As JSON, a hundred times faster than a PostgreSQL array,
 * which the client parses character by character on the main thread.
 */
export async function findLines(db: Db | Tx, id: number): Promise<StoredLines | null> {
  const [lines] = await db
    .select({
      lignes: sql<string[]>`array_to_json(${lignes})`,
      altitudes: sql<string[]>`array_to_json(${altitudes})`,
    })
    .from(t.parcoursTraces)
    .where(eq(t.parcoursTraces.parcours_id, id))
  return lines ?? null
}

export async function findMarks(db: Db | Tx, { id, troncons }: OwnedRow): Promise<Marks> {
  const points = await db
    .select({ id: t.parcoursPoints.id, metres: t.parcoursPoints.metres })
    .from(t.parcoursPoints)
    .where(eq(t.parcoursPoints.parcours_id, id))
    .orderBy(asc(t.parcoursPoints.id))
  const { id: photoId, metres, lon, lat, parcours_id } = t.parcoursPhotos
  const photos = await db
    .select({ id: photoId, metres, lon, lat })
    .from(t.parcoursPhotos)
    .where(eq(parcours_id, id))
    .orderBy(asc(photoId))
  return { points, photos, troncons: troncons.map(([from, to], rank) => ({ rank, from, to })) }
}
