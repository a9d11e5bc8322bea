import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import type { Reference } from './reference-store.ts'

export const parcoursQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['parcours', slug],
    queryFn: async () => (await call('GET /api/parcours/{id}', { params: { id: slug } })).data,
  })

/** Predicted passages, from a reference race if any; personal, so queried after boot. */
export const predictionQuery = (slug: string, reference: Reference | null) =>
  queryOptions({
    queryKey: ['parcours', slug, 'prediction', reference],
    queryFn: async () => {
      const { denivele, ...race } = reference ?? { denivele: null }
      const query = denivele === null ? race : { ...race, denivele }
      return (await api('GET /api/parcours/{id}/prediction', { params: { id: slug }, query })).data
    },
  })

export const prochesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['parcours', slug, 'proches'],
    queryFn: async () =>
      (await api('GET /api/parcours/{id}/proches', { params: { id: slug } })).data,
  })
