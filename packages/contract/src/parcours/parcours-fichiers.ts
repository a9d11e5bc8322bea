import * as z from 'zod'
import { IdOrSlug } from '../shared/fields.ts'
import { endpoints, file } from '../shared/kit.ts'

const ById = z.object({ id: IdOrSlug })
const NOTHING_TO_SEND = ['parcours_introuvable', 'trace_absente'] as const

const download = <M extends string>(summary: string, media: M) => ({
  summary,
  access: 'public' as const,
  params: ById,
  reply: file(media),
  errors: NOTHING_TO_SEND,
})

export const parcoursFichiers = endpoints({
  'GET /api/parcours/{id}/gpx': download('Le parcours en GPX.', 'application/gpx+xml'),
  'GET /api/parcours/{id}/tcx': download(
    'Le parcours en TCX, pour une montre ou un site.',
    'application/vnd.garmin.tcx+xml',
  ),
  'GET /api/parcours/{id}/fit': download(
    'Le parcours en FIT, pour une montre.',
    'application/vnd.ant.fit',
  ),
  'GET /api/parcours/{id}/geojson': download('Le parcours en GeoJSON.', 'application/geo+json'),
  'GET /api/parcours/{id}/kml': download(
    'Le parcours en KML, pour un globe.',
    'application/vnd.google-earth.kml+xml',
  ),
})
