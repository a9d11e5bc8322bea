import * as z from 'zod'
import { filterQuery } from './filters.ts'
import { endpoints, file } from './kit.ts'
import { parcoursFilters } from './parcours-filters.ts'

const MAX_ZOOM = 18
const Whole = z
  .string()
  .regex(/^\d{1,6}$/, 'Indiquez un nombre entier positif.')
  .transform(Number)

const Tile = z
  .object({
    z: Whole.refine((zoom) => zoom <= MAX_ZOOM, `Indiquez un zoom d’au plus ${MAX_ZOOM}.`),
    x: Whole,
    y: Whole,
  })
  .refine(({ z: zoom, x }) => x < 2 ** zoom, { path: ['x'], error: 'Hors de la carte.' })
  .refine(({ z: zoom, y }) => y < 2 ** zoom, { path: ['y'], error: 'Hors de la carte.' })

/** The map of many routes. */
export const parcoursCarte = endpoints({
  'GET /api/parcours/tuiles/{z}/{x}/{y}': {
    summary:
      'Une tuile vectorielle des parcours publiés qui passent les filtres : groupes de loin, lignes de près.',
    access: 'public',
    params: Tile,
    query: filterQuery(parcoursFilters),
    reply: file('application/vnd.mapbox-vector-tile'),
  },
})
