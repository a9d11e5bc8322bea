import { gestionOf, waitingOf } from '#kit/publication/kind-queries.ts'
import { pagesOf } from '#platform/api/query-of.ts'
import { SEANCE } from './seance-kind.ts'

export const mySeancesQuery = pagesOf('GET /api/coaching/tsession', { query: { my: 1 } })

export const gestionQuery = (id: number) => gestionOf(SEANCE, id)

export const waitingQuery = waitingOf('GET /api/coaching/tsession/a-valider')
