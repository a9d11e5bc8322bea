import type { DemandeBoucles } from '@foulee/contract/parcours/itineraires'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toReferenceQuery, useReference } from '#features/parcours/shared/reference-store.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { readLine } from './drawing-wire.ts'

const NOWHERE: DemandeBoucles = { depart: [0, 0], longueur: 1000 }

/** Loops of one demand; leaving the page cancels the search. */
export function useLoopSearch() {
  const [demand, ask] = useState<DemandeBoucles | null>(null)
  const reference = useReference()
  const body = {
    ...(demand ?? NOWHERE),
    ...(reference && { reference: toReferenceQuery(reference) }),
  }
  const query = useQuery({
    ...queryOf('POST /api/itineraires/boucles', { body }),
    enabled: demand !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data } = query
  const lines = useMemo(
    () =>
      (demand ? (data?.boucles ?? []) : []).map(
        (loop) => readLine({ ...loop, mode: 'chemin' }).positions,
      ),
    [demand, data],
  )
  return { demand, ask, query, lines }
}
