import { coursesCarte } from '@foulee/contract/courses/courses-carte'
import { implement } from '#kernel/calls/feature.ts'
import { buildTile } from './carte/tuile.ts'
import { courseSearch } from './courses.queries.ts'

export const coursesCarteRoutes = implement(coursesCarte, {
  'GET /api/courses/tuiles/{z}/{x}/{y}': async ({ db, params, query, listCaches, clock }) => {
    const request = await courseSearch.understand(db, query, listCaches, clock())
    return { content: await buildTile(db, request, params, listCaches), tags: ['courses'] }
  },
})
