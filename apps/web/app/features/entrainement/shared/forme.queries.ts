import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'

export const formeQuery = queryOf('POST /api/training/forme')

/** The member's figures, which turn percentages into paces; undefined while unknown. */
export function useReperes(): Reperes | undefined {
  const { data } = useQuery(formeQuery)
  return data && { vma: data.vma?.vma ?? null, fc_max: data.sante.fc_max }
}
