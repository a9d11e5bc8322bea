import { coursesCarte } from '@foulee/contract/courses/courses-carte'
import { implement } from '../../../http/feature.ts'
import { buildTile } from './carte/tuile.ts'

export const coursesCarteRoutes = implement(coursesCarte, {
  'GET /api/courses/tuiles/{z}/{x}/{y}': async ({ db, params, query, kept }) => {
    return { content: await buildTile(db, query, params, kept), tags: ['courses'] }
  },
})
