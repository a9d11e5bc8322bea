import { gestionOf, pagedQuery, waitingOf } from '#kit/publication/kind-queries.ts'
import { api } from '#platform/api/api.ts'
import { SEANCE } from './seance-kind.ts'

export const mySeancesQuery = pagedQuery(['seances', 'my'], (query) =>
  api('GET /api/coaching/tsession', { query: { my: 1, ...query } }),
)

export const gestionQuery = (id: number) => gestionOf(SEANCE, id)

export const waitingQuery = waitingOf(SEANCE, (query) =>
  api('GET /api/coaching/tsession/a-valider', { query }),
)
