import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { toForm } from '#kit/editor/to-form.ts'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { EVENEMENTS_KEY } from '../evenements.queries.ts'
import { gestionQuery } from './edition.queries.ts'

/** Mutation scope: changes of one event run in sequence. */
export const scopeOf = (id: number) => `evenement ${id}`

function reloadOthers(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({
    queryKey: EVENEMENTS_KEY,
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

/** Stores the server's answer; lists and the public page are refetched. */
export function showSaved(client: QueryClient, data: EvenementGestion): void {
  const { queryKey } = gestionQuery(data.evenement.id)
  client.setQueryData(queryKey, data)
  reloadOthers(client, queryKey)
}

export const withVersion = (fields: Fields, version: number | undefined): Fields =>
  version ? { ...fields, version: String(version) } : fields

export const updateEvenement = async (id: number, fields: Fields, version: number | undefined) =>
  (
    await api('POST /api/evenements/update/{id}', {
      params: { id },
      body: toForm(withVersion(fields, version)),
    })
  ).data

export const savingEvenement = (
  client: QueryClient,
  id: number,
): VersionedSaving<EvenementGestion> => ({
  scope: { id: scopeOf(id) },
  mutationFn: async ({ fields, version }) =>
    Object.keys(fields).length ? await updateEvenement(id, fields, version) : null,
  onSuccess: (data) => data && showSaved(client, data),
})

/** A change that is sent whole; the page then shows the server's answer. */
export function useChange<Given>(id: number, change: (given: Given) => Promise<EvenementGestion>) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: scopeOf(id) },
    mutationFn: change,
    onSuccess: (data) => showSaved(client, data),
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) => isPassed(cause) && client.invalidateQueries(gestionQuery(id)),
  })
}

export function useReload(id: number): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const { queryKey } = gestionQuery(id)
    reloadOthers(client, queryKey)
    await client.invalidateQueries({ queryKey })
  }
}
