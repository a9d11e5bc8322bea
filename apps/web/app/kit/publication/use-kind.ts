import type { Tag } from '@foulee/contract/shared/tag'
import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { isPassed } from '#kit/editor/edit-failure.ts'
import type { VersionedChange, VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { tagged } from '#platform/api/tagged.ts'
import type { Gestion, Kind } from './kind.ts'
import { gestionOf } from './kind-queries.ts'

/** Mutation scope: changes of one thing run in sequence. */
type Scoped = { genre: string }

export const scopeOf = ({ genre }: Scoped, id: number) => `${genre} ${id}`

function reloadOthers(client: QueryClient, tags: readonly Tag[], queryKey: QueryKey): void {
  const { predicate } = tagged(...tags)
  const own = hashKey(queryKey)
  void client.invalidateQueries({
    predicate: (query) => predicate(query) && query.queryHash !== own,
  })
}

export function showSaved<G extends Gestion>(client: QueryClient, kind: Kind<G>, data: G): void {
  const { queryKey } = gestionOf(kind, kind.read(data).id)
  client.setQueryData(queryKey, data)
  reloadOthers(client, kind.tags, queryKey)
}

/** An empty change succeeds without a request. */
export const savingOf = <G extends Gestion>(
  client: QueryClient,
  kind: Kind<G>,
  { id, update }: { id: number; update: (change: VersionedChange) => Promise<G | null> },
): VersionedSaving<G> => ({
  scope: { id: scopeOf(kind, id) },
  mutationFn: async (change) => (Object.keys(change.fields).length ? update(change) : null),
  onSuccess: (data) => data && showSaved(client, kind, data),
})

type Answered = { kind: Scoped & { tags: readonly Tag[] }; id: number; queryKey: QueryKey }

/** A change that is sent whole, and whose answer is the new state of one query. */
export function useAnswer<Data, Variables>(
  { kind, id, queryKey }: Answered,
  change: (variables: Variables) => Promise<Data>,
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: scopeOf(kind, id) },
    mutationFn: change,
    onSuccess: (data) => {
      client.setQueryData(queryKey, data)
      reloadOthers(client, kind.tags, queryKey)
    },
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) => isPassed(cause) && client.invalidateQueries({ queryKey }),
  })
}

/** A change that is sent whole; the editor then shows the server's answer. */
export const useChange = <G extends Gestion, Variables>(
  kind: Kind<G>,
  id: number,
  change: (variables: Variables) => Promise<G>,
) => useAnswer({ kind, id, queryKey: gestionOf(kind, id).queryKey }, change)

export type Move<G> = (id: number) => Promise<{ data: G }>

/** A transition; when refused, the state is loaded anew. */
export function useMove<G extends Gestion>(kind: Kind<G>, id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: scopeOf(kind, id) },
    mutationFn: async (move: Move<G>) => (await move(id)).data,
    onSuccess: (data) => showSaved(client, kind, data),
    onError: () => void client.invalidateQueries(tagged(...kind.tags)),
  })
}

export function useReload<G extends Gestion>(kind: Kind<G>, id: number): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const { queryKey } = gestionOf(kind, id)
    reloadOthers(client, kind.tags, queryKey)
    await client.invalidateQueries({ queryKey })
  }
}

/** A change whose answer is not the state of the editor, which is loaded anew. */
export function useContent<G extends Gestion, Variables, Answer>(
  kind: Kind<G>,
  id: number,
  change: (variables: Variables) => Promise<Answer>,
) {
  return useMutation({
    scope: { id: scopeOf(kind, id) },
    mutationFn: change,
    onSettled: useReload(kind, id),
  })
}
