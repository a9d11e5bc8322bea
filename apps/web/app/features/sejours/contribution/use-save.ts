import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import { gestionQuery, VOYAGES } from './contribution.queries.ts'
import { updateVoyage } from './voyage-calls.ts'

/** Mutation scope: changes of one stay run in sequence. */
export const scopeOf = (id: number) => `voyage ${id}`

function reloadOthers(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({
    queryKey: VOYAGES,
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

/** Stores the server's answer; lists and the public page are refetched. */
export function showSaved(client: QueryClient, data: VoyageGestion): void {
  const { queryKey } = gestionQuery(data.voyage.id)
  client.setQueryData(queryKey, data)
  reloadOthers(client, queryKey)
}

export const savingVoyage = (client: QueryClient, id: number): VersionedSaving<VoyageGestion> => ({
  scope: { id: scopeOf(id) },
  mutationFn: ({ fields, version }) => updateVoyage(api, { id, fields, version }),
  onSuccess: (data) => data && showSaved(client, data),
})

export function useReload(id: number): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const { queryKey } = gestionQuery(id)
    reloadOthers(client, queryKey)
    await client.invalidateQueries({ queryKey })
  }
}

export function useContent<Given, Answer>(id: number, change: (given: Given) => Promise<Answer>) {
  return useMutation({
    scope: { id: scopeOf(id) },
    mutationFn: change,
    onSettled: useReload(id),
  })
}
