import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gestionQuery } from '../contribution.queries.ts'

/** A change of what hangs on my race, one after the other; the page then shows what the server holds. */
export function useContent<Given, Answer>(id: number, change: (given: Given) => Promise<Answer>) {
  return useMutation({
    scope: { id: `course ${id}` },
    mutationFn: change,
    onSettled: useContentReload(id),
  })
}

/** Asks for my race again, and then for whatever else shows it. */
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
