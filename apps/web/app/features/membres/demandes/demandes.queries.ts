import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const myDemandesQuery = (isAuth: boolean) =>
  queryOptions({
    queryKey: ['demandes', 'my'],
    queryFn: async () => (await api('POST /api/demandes/list', { body: {} })).data,
    enabled: isAuth,
  })
