import { filterQuery } from '../shared/filters.ts'
import { endpoints, file } from '../shared/kit.ts'
import { TUILE, Tuile } from '../shared/tuile.ts'
import { parcoursFilters } from './parcours-filters.ts'

export const parcoursCarte = endpoints({
  'GET /api/parcours/tuiles/{z}/{x}/{y}': {
    summary:
      'Une tuile vectorielle des parcours publiés qui passent les filtres\u00a0: groupes de loin, lignes de près.',
    access: 'public',
    params: Tuile,
    query: filterQuery(parcoursFilters),
    reply: file(TUILE),
  },
})
