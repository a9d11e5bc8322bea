import { filterQuery } from '../shared/filters.ts'
import { endpoints, file } from '../shared/kit.ts'
import { TUILE, Tuile } from '../shared/tuile.ts'
import { voyageFilters } from './voyage-filters.ts'

export const voyagesCarte = endpoints({
  'GET /api/voyages/tuiles/{z}/{x}/{y}': {
    summary:
      'Une tuile vectorielle des séjours publiés qui passent les filtres\u00a0: groupes de loin, un par un de près.',
    access: 'public',
    params: Tuile,
    query: filterQuery(voyageFilters),
    reply: file(TUILE),
  },
})
