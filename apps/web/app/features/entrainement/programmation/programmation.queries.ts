import type { Demande } from '@foulee/contract/entrainement/programmation'
import { keepPreviousData } from '@tanstack/react-query'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'

/** Page size above the number of plans of any member. */
const MANY = 100

export const mesSuivisQuery = (isAuth = true) => ({
  ...itemsOf('POST /api/training/plan', { query: { page: 1, nb_page: MANY } }),
  enabled: isAuth,
})

export const suiviQuery = (id: number) =>
  queryOf('POST /api/training/plan/{id}', { params: { id } })

/** Preview of a plan on the days of the member; none is asked without a valid request. */
export const apercuQuery = (demande: Demande | null) => ({
  ...queryOf('POST /api/training/plan/preview', { body: demande as Demande }),
  enabled: demande !== null,
  placeholderData: keepPreviousData,
  staleTime: 0,
})
