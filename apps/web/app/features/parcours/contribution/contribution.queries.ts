import { gestionOf, waitingOf } from '#kit/publication/kind-queries.ts'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { PARCOURS } from './parcours-kind.ts'

/** The author's routes with drafts, the last changed first (produit 9.9: my=1). */
export const myParcoursQuery = pagesOf('GET /api/parcours', { query: { my: 1 } })

const LATEST = 3

export const latestParcoursQuery = queryOf('GET /api/parcours', {
  query: { my: 1, page: 1, nb_page: LATEST },
})

export const gestionQuery = (id: number) => gestionOf(PARCOURS, id)

export const waitingQuery = waitingOf('GET /api/parcours/a-valider')
