import type { Input, Key } from '@foulee/contract/shared/call'
import { touchedBy } from '@foulee/contract/shared/touches'
import {
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from './api.ts'
import { type Answer, type NoInput, request } from './query-of.ts'
import { tagged } from './tagged.ts'

type Common<K extends Key, Variables> = Omit<
  UseMutationOptions<Answer<K>, Error, Variables>,
  'mutationFn'
> & {
  /** Puts the answer into the queries that it makes fresh: these are not asked again. */
  update?: (client: QueryClient, answer: Answer<K>, variables: Variables) => void
  /** When stale queries are asked again; a refusal too may say that what is shown was stale. */
  renews?: 'success' | 'error' | 'settled' | 'never'
  /** Keys of queries that are not by call yet. */
  also?: readonly QueryKey[]
  /** Completed even when the page is closed. */
  keepalive?: boolean
}

type Made<K extends Key, Variables> = Common<K, Variables> & {
  /** Makes the input of the call; without it the call is given its input itself. */
  input?: (variables: Variables) => Input<K> | Promise<Input<K>>
}
type Fixed<K extends Key> = Common<K, void> & { input: Input<K> }

/**
 * Mutation of a call. What it makes stale follows from the tags of the contract
 * (`@foulee/contract/shared/touches`): queries of these tags are asked again.
 */
export function useCall<K extends Key, Variables = NoInput<K> extends true ? void : Input<K>>(
  key: K,
  options?: Made<K, Variables>,
): UseMutationResult<Answer<K>, Error, Variables>
export function useCall<K extends Key>(
  key: K,
  options: Fixed<K>,
): UseMutationResult<Answer<K>, Error, void>
export function useCall<K extends Key, Variables>(
  key: K,
  options: Common<K, Variables> & { input?: unknown } = {},
): UseMutationResult<Answer<K>, Error, Variables> {
  const client = useQueryClient()
  const { input, update, renews = defaultRenewal(key), also, keepalive, ...hooks } = options
  return useMutation<Answer<K>, Error, Variables>({
    ...hooks,
    mutationFn: async (values) => {
      const sent: unknown = typeof input === 'function' ? await input(values) : (input ?? values)
      return request(api, key, (sent ?? {}) as object, keepalive ? { keepalive } : {})
    },
    onSuccess: async (answer, input, ...rest) => {
      const known = findStale(client, key, also).map((query) => ({
        query,
        nb: query.state.dataUpdateCount,
      }))
      update?.(client, answer, input)
      const stale = known.filter(({ query, nb }) => query.state.dataUpdateCount === nb)
      await hooks.onSuccess?.(answer, input, ...rest)
      if (renews === 'success' || renews === 'settled') {
        await renew(client, new Set(stale.map(({ query }) => query)))
      }
    },
    onError: async (...failed) => {
      await hooks.onError?.(...failed)
      if (renews === 'error' || renews === 'settled') await renewTouched(client, key, also)
    },
  })
}

/** A read, like that of a file, makes nothing stale. */
const defaultRenewal = (key: Key) => (key.startsWith('GET') ? 'never' : 'success')

/** Marks what a call changed as stale, and asks again for what is shown. */
export const renewTouched = (
  client: QueryClient,
  key: Key,
  also: readonly QueryKey[] = [],
): Promise<void> => renew(client, new Set(findStale(client, key, also)))

const renew = (client: QueryClient, stale: ReadonlySet<Query>) =>
  client.invalidateQueries({ predicate: (query) => stale.has(query) })

function findStale(client: QueryClient, key: Key, also: readonly QueryKey[] = []): Query[] {
  const cache = client.getQueryCache()
  return [
    ...cache.findAll(tagged(...touchedBy(key))),
    ...also.flatMap((queryKey) => cache.findAll({ queryKey })),
  ]
}
