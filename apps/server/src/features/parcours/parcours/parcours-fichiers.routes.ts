import { parcoursFichiers } from '@foulee/contract/parcours/parcours-fichiers'
import { type CallContext, implement } from '#kernel/calls/feature.ts'
import type { Format } from '#kernel/tracks/files/write-file.ts'
import { callerKey } from '#platform/http/rate-limit-keys.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { buildTrackFile } from './shown-track.ts'

/** Larger files are not worth the cache's memory. */
const MAX_CACHED = 256 * 1024

type Call = CallContext<(typeof parcoursFichiers)['GET /api/parcours/{id}/gpx']>

const download = (format: Format) => async (call: Call) => {
  const { db, params, user, limits, caller } = call
  const row = await getVisibleParcours(db, user, params.id)
  await limits.consume('fichier', [callerKey(user, caller)])
  const made = await buildTrackFile(call, row, format)
  if (made.content.length > MAX_CACHED) return made
  return { ...made, tags: [`parcours:${row.parcours_id}` as const] }
}

export const parcoursFichiersRoutes = implement(parcoursFichiers, {
  'GET /api/parcours/{id}/gpx': download('gpx'),
  'GET /api/parcours/{id}/tcx': download('tcx'),
  'GET /api/parcours/{id}/fit': download('fit'),
  'GET /api/parcours/{id}/geojson': download('geojson'),
  'GET /api/parcours/{id}/kml': download('kml'),
})
