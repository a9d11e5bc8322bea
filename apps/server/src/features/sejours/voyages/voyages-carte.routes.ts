import { voyagesCarte } from '@foulee/contract/sejours/voyages-carte'
import { implement } from '#kernel/calls/feature.ts'
import { buildTile } from './voyages-carte.queries.ts'

export const voyagesCarteRoutes = implement(voyagesCarte, {
  'GET /api/voyages/tuiles/{z}/{x}/{y}': async ({ db, params, query, listCaches }) => {
    return { content: await buildTile(db, query, params, listCaches), tags: ['voyages'] }
  },
})
