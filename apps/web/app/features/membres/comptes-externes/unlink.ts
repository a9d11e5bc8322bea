import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { linkedQuery } from './comptes-externes.queries.ts'
import type { Third } from './trips.ts'

export function useUnlink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (third: Third) => api('POST /api/auth/comptes-externes/del', { body: { third } }),
    onSuccess: () => client.invalidateQueries({ queryKey: linkedQuery.queryKey }),
  })
}
