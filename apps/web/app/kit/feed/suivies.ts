import type { Suivable } from '@foulee/domain/echanges/publication'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

type Cible = { kind: Suivable; id: number }

export const getSuivieKey = ({ kind, id }: Cible): string => `${kind} ${id}`

/**
 * Names followed since the suggestions were fetched. Held in the cache, not in the button: on
 * phones the block of suggestions moves as the feed fills, and remounts. Fresh suggestions clear
 * it.
 */
export const suiviesQuery = queryOptions({
  queryKey: ['suggestions', 'suivies'],
  queryFn: (): readonly string[] => [],
  initialData: (): readonly string[] => [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export function cacheSuivie(client: QueryClient, cible: Cible, est_suivi: boolean): void {
  const name = getSuivieKey(cible)
  client.setQueryData(suiviesQuery.queryKey, (known = []) => [
    ...known.filter((item) => item !== name),
    ...(est_suivi ? [name] : []),
  ])
}
