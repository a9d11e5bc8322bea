import type { Suivable } from '@foulee/domain/echanges/publication'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

type Cible = { kind: Suivable; id: number }

export const nameSuivie = ({ kind, id }: Cible): string => `${kind} ${id}`

/**
 * What was followed since the proposals were asked for, by name. It stands beside them and not in a button:
 * as the feed fills, their block moves to another place of a phone's page and is drawn anew. Proposals that
 * are asked for again hold none of it.
 */
export const suiviesQuery = queryOptions({
  queryKey: ['suggestions', 'suivies'],
  queryFn: (): readonly string[] => [],
  initialData: (): readonly string[] => [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Wherever one follows or ceases, the proposals show it. */
export function noteSuivie(client: QueryClient, cible: Cible, est_suivi: boolean): void {
  const name = nameSuivie(cible)
  client.setQueryData(suiviesQuery.queryKey, (known = []) => [
    ...known.filter((one) => one !== name),
    ...(est_suivi ? [name] : []),
  ])
}
