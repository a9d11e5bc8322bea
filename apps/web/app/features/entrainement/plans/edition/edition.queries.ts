import { gestionOf, waitingOf } from '#kit/publication/kind-queries.ts'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { PLAN } from './plan-kind.ts'

export const myPlansQuery = pagesOf('GET /api/coaching/plan', { query: { my: 1 } })

export const planGestionQuery = (id: number) => gestionOf(PLAN, id)

export const demandesQuery = pagesOf('POST /api/coaching/plan/demandes', {})

/** Sessions to copy into a plan: the coach's own, or the library. */
export const libraryQuery = (isMine: boolean, texte: string) =>
  queryOf('GET /api/coaching/tsession', {
    query: { ...(isMine ? { my: 1 } : {}), ...(texte ? { texte } : {}), page: 1, nb_page: 30 },
  })

export const waitingPlansQuery = waitingOf('GET /api/coaching/plan/a-valider')
