import type { parcoursFichiers } from '@foulee/contract/parcours/parcours-fichiers'
import { type Examples, OPEN, type World } from '#test/http/examples.ts'

const ofTheRoute = {
  who: OPEN,
  input: ({ parcours }: World) => ({ params: { id: parcours.slug } }),
}

export const parcoursFichiersExamples: Examples<keyof typeof parcoursFichiers> = {
  'GET /api/parcours/{id}/gpx': ofTheRoute,
  'GET /api/parcours/{id}/tcx': ofTheRoute,
  'GET /api/parcours/{id}/fit': ofTheRoute,
  'GET /api/parcours/{id}/geojson': ofTheRoute,
  'GET /api/parcours/{id}/kml': ofTheRoute,
}
