import type { Body } from '@foulee/contract/shared/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { refuseFields } from '#ui/form/form-values.ts'

export const carteQuery = queryOptions({
  queryKey: ['carte'],
  queryFn: async () => (await api('POST /api/carte')).data,
})

export const magasinsQuery = queryOptions({
  queryKey: ['carte', 'magasins'],
  queryFn: async () => (await api('POST /api/carte/magasins')).data,
})

export const useLire = () =>
  useMutation({
    mutationFn: async (body: Body<'POST /api/carte/lire'>) => {
      refuseFields({ numero: body.numero.trim() ? undefined : 'Indiquez le numéro de la carte.' })
      return (await api('POST /api/carte/lire', { body })).data
    },
  })

export function useRemettre() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<'POST /api/carte/remettre'>) =>
      (await api('POST /api/carte/remettre', { body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: magasinsQuery.queryKey }),
  })
}

export function useAddAvantage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<'POST /api/carte/avantages/create'>) =>
      (await api('POST /api/carte/avantages/create', { body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: magasinsQuery.queryKey }),
  })
}

export function useCloseAvantage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (await api('POST /api/carte/avantages/{id}/fermer', { params: { id } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: magasinsQuery.queryKey }),
  })
}
