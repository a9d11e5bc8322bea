import { parcoursCarte } from '@foulee/contract/parcours/parcours-carte'
import { implement } from '#kernel/calls/feature.ts'
import { buildTile } from './carte/tuile.ts'
import { parcoursSearch } from './parcours.queries.ts'

export const parcoursCarteRoutes = implement(parcoursCarte, {
  'GET /api/parcours/tuiles/{z}/{x}/{y}': async ({ db, params, query, listCaches, clock }) => {
    const request = await parcoursSearch.understand(db, query, listCaches, clock())
    return { content: await buildTile(db, request, params, listCaches), tags: ['parcours'] }
  },
})
