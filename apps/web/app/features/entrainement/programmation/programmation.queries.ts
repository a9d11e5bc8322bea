import type { Demande } from '@foulee/contract/entrainement/programmation'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { TRAINING_KEY } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { api } from '#platform/api/api.ts'

const SUIVIS_KEY = [...TRAINING_KEY, 'suivis'] as const

/** Page size above the number of plans of any member. */
const MANY = 100

export const mesSuivisQuery = (isAuth = true) =>
  queryOptions({
    queryKey: [...SUIVIS_KEY, 'tous'],
    queryFn: () => api('POST /api/training/plan', { query: { page: 1, nb_page: MANY } }),
    select: ({ data }) => data,
    enabled: isAuth,
  })

export const suiviQuery = (id: number) =>
  queryOptions({
    queryKey: [...SUIVIS_KEY, id],
    queryFn: async () => (await api('POST /api/training/plan/{id}', { params: { id } })).data,
  })

export const apercuQuery = (demande: Demande | null) =>
  queryOptions({
    queryKey: [...SUIVIS_KEY, 'apercu', demande],
    queryFn: async () => {
      if (!demande) throw new Error('Nothing is asked.')
      return (await api('POST /api/training/plan/preview', { body: demande })).data
    },
    enabled: demande !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
