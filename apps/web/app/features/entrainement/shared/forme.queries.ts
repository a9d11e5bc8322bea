import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { TRAINING_KEY } from './entrainements/entrainements.queries.ts'

export const formeQuery = queryOptions({
  queryKey: [...TRAINING_KEY, 'forme'],
  queryFn: async () => (await api('POST /api/training/forme')).data,
})

/** The member's figures, which turn percentages into paces; undefined while unknown. */
export function useReperes(): Reperes | undefined {
  const { data } = useQuery(formeQuery)
  return data && { vma: data.vma?.vma ?? null, fc_max: data.sante.fc_max }
}
