import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import { gestionQuery, VOYAGES } from './contribution.queries.ts'
import { updateVoyage } from './voyage-calls.ts'

/** Changes of one stay follow each other. */
export const scopeOf = (id: number) => `voyage ${id}`

/** Whatever else shows stays is asked again. */
function reloadOthers(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({
    queryKey: VOYAGES,
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

/** The page shows what the server holds; lists and the public page are asked again. */
export function showSaved(client: QueryClient, data: VoyageGestion): void {
  const { queryKey } = gestionQuery(data.voyage.id)
  client.setQueryData(queryKey, data)
  reloadOthers(client, queryKey)
}

/** Changes my stay, one save after the other. */
export const savingVoyage = (client: QueryClient, id: number): VersionedSaving<VoyageGestion> => ({
  scope: { id: scopeOf(id) },
  mutationFn: ({ fields, version }) => updateVoyage(api, { id, fields, version }),
  onSuccess: (data) => data && showSaved(client, data),
})

/** Asks for my stay again, and then for whatever else shows it. */
export function useReload(id: number): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const { queryKey } = gestionQuery(id)
    reloadOthers(client, queryKey)
    await client.invalidateQueries({ queryKey })
  }
}

/** A change of what hangs on my stay: its days, what is included, its photos. */
export function useContent<Given, Answer>(id: number, change: (given: Given) => Promise<Answer>) {
  return useMutation({
    scope: { id: scopeOf(id) },
    mutationFn: change,
    onSettled: useReload(id),
  })
}
