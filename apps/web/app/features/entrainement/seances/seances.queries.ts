import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const seanceQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['seances', slug],
    queryFn: async () =>
      (await call('GET /api/training-session/{id}', { params: { id: slug } })).data,
  })

export const ANNUAIRE_PER_PAGE = 48

export const annuaireQuery = (page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['seances', 'annuaire', page],
    queryFn: () =>
      call('GET /api/training-session', { query: { page, nb_page: ANNUAIRE_PER_PAGE } }),
  })

/** The member's VMA and, with consent, maximum heart rate, from which paces are computed. */
export const formeQuery = queryOptions({
  queryKey: ['entrainement', 'forme'],
  queryFn: async () => (await api('POST /api/training/forme')).data,
})
