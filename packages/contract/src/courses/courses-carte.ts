import { filterQuery } from '../shared/filters.ts'
import { endpoints, file } from '../shared/kit.ts'
import { TUILE, Tuile } from '../shared/tuile.ts'
import { courseFilters } from './course-filters.ts'

export const coursesCarte = endpoints({
  'GET /api/courses/tuiles/{z}/{x}/{y}': {
    summary:
      'Une tuile vectorielle des courses publiées qui passent les filtres\u00a0: groupes de loin, une par une de près.',
    access: 'public',
    params: Tuile,
    query: filterQuery(courseFilters),
    reply: file(TUILE),
  },
})
