import type { VoyageDeparts } from '@foulee/contract/sejours/departs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { departsQuery, VOYAGES } from '../contribution.queries.ts'
import { scopeOf } from '../use-save.ts'

export function useDeparts<Given>(id: number, change: (given: Given) => Promise<VoyageDeparts>) {
  const client = useQueryClient()
  const { queryKey } = departsQuery(id)
  return useMutation({
    scope: { id: scopeOf(id) },
    mutationFn: change,
    onSuccess: (data) => {
      client.setQueryData(queryKey, data)
      void client.invalidateQueries({
        queryKey: VOYAGES,
        predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
      })
    },
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) => isPassed(cause) && client.invalidateQueries({ queryKey }),
  })
}
