import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { decodeLines } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { decodeColumn } from '@foulee/trace/polyline'
import { eq } from 'drizzle-orm'
import { splitLine, toAltitudes } from '#kernel/tracks/dessin.ts'
import type { User } from '#platform/http/user.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import type { ParcoursRow } from './parcours.queries.ts'
import { findLines } from './parcours-owned.queries.ts'
import { readShownTrack } from './shown-track.ts'

/**
 * A route as its editor opens it: the whole line for its author, what everybody sees for others,
 * staff included.
 * @throws ApiError `parcours_introuvable`, `trace_absente`
 */
export async function getDessin(db: Db, user: User, idOrSlug: string): Promise<DessinParcours> {
  const row = await getVisibleParcours(db, user, idOrSlug)
  const { parcours_id } = row
  const [found] = await db
    .select({
      titre: t.parcours.titre,
      users_id: t.parcours.users_id,
      version: t.parcoursTraces.version,
    })
    .from(t.parcours)
    .innerJoin(t.parcoursTraces, eq(t.parcoursTraces.parcours_id, t.parcours.id))
    .where(eq(t.parcours.id, parcours_id))
  if (!found) throw new ApiError('trace_absente')
  const isMine = found.users_id === user.id
  const about = { titre: found.titre ?? '', version: found.version, est_copie: !isMine }
  const drawn = isMine ? await findDrawn(db, parcours_id) : null
  if (drawn) return { ...drawn, ...about, est_trace: true }
  const dessin = splitLine(isMine ? await findWhole(db, parcours_id) : await findShown(db, row))
  if (!dessin) throw new ApiError('trace_absente')
  return { ...dessin, ...about, est_trace: false }
}

async function findDrawn(db: Db, parcours_id: number) {
  const [row] = await db
    .select({ points: t.parcoursDessins.points, troncons: t.parcoursDessins.troncons })
    .from(t.parcoursDessins)
    .where(eq(t.parcoursDessins.parcours_id, parcours_id))
  if (!row) return null
  const troncons = row.troncons.map((troncon) => ({
    ...troncon,
    altitudes: toAltitudes(decodeColumn(troncon.altitudes)),
  }))
  return { points: row.points, troncons }
}

async function findWhole(db: Db, parcours_id: number) {
  const stored = await findLines(db, parcours_id)
  return stored ? decodeLines(stored) : []
}

const findShown = async (db: Db, row: ParcoursRow) => (await readShownTrack(db, row)).segments
