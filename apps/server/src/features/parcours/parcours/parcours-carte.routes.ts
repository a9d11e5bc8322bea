import { parcoursCarte } from '@foulee/contract/parcours/parcours-carte'
import { implement } from '../../../http/feature.ts'
import { buildTile } from './carte/tuile.ts'

export const parcoursCarteRoutes = implement(parcoursCarte, {
  'GET /api/parcours/tuiles/{z}/{x}/{y}': async ({ db, params, query, kept }) => {
    return { content: await buildTile(db, query, params, kept), tags: ['parcours'] }
  },
})
