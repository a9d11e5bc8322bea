import { queryOptions } from '@tanstack/react-query'
import { gestionOf, pagedQuery, waitingOf } from '#kit/publication/kind-queries.ts'
import { api } from '#platform/api/api.ts'
import { PLAN } from './plan-kind.ts'

export const myPlansQuery = pagedQuery(['plans', 'my'], (query) =>
  api('GET /api/coaching/plan', { query: { my: 1, ...query } }),
)

export const planGestionQuery = (id: number) => gestionOf(PLAN, id)

export const demandesQuery = pagedQuery(['plans', 'demandes'], (query) =>
  api('POST /api/coaching/plan/demandes', { query }),
)

/** Sessions to copy into a plan: the coach's own, or the library. */
export const libraryQuery = (isMine: boolean, texte: string) =>
  queryOptions({
    queryKey: ['seances', 'a-prendre', isMine, texte],
    queryFn: () =>
      api('GET /api/coaching/tsession', {
        query: { ...(isMine ? { my: 1 } : {}), ...(texte ? { texte } : {}), page: 1, nb_page: 30 },
      }),
  })

export const waitingPlansQuery = waitingOf(PLAN, (query) =>
  api('GET /api/coaching/plan/a-valider', { query }),
)
