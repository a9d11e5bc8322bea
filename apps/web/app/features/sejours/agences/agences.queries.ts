import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const VOYAGES = { queryKey: ['voyages'] } as const

export const agenceQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['agences', 'page', slug],
    queryFn: async () => (await call('GET /api/agences/{id}', { params: { id: slug } })).data,
  })

export const contactQuery = (slug: string) =>
  queryOptions({
    queryKey: ['agences', 'contact', slug],
    queryFn: async () =>
      (await api('GET /api/voyages/{id}/contact', { params: { id: slug } })).data,
  })
