import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gestionQuery } from '../contribution.queries.ts'

export function useContent<Given, Answer>(id: number, change: (given: Given) => Promise<Answer>) {
  return useMutation({
    scope: { id: `course ${id}` },
    mutationFn: change,
    onSettled: useContentReload(id),
  })
}

export function useContentReload(id: number): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const { queryKey } = gestionQuery(id)
    void client.invalidateQueries({
      queryKey: ['courses'],
      predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
    })
    await client.invalidateQueries({ queryKey })
  }
}
