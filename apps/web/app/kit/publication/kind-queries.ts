import type { Key } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { type Answer, pagesOf, request } from '#platform/api/query-of.ts'
import type { Gestion, Kind } from './kind.ts'

/** Staff read each thing whole: pages stay short. */
const WAITING_PER_PAGE = 10

export type WaitingKey = Key & `${string}/a-valider`
export type Waiting<K extends WaitingKey> =
  Answer<K> extends { data: readonly (infer T extends { id: number })[] } ? T : never

export const waitingOf = <K extends WaitingKey>(key: K) =>
  infiniteQueryOptions({
    ...NO_AUTO_REFETCH,
    queryKey: [key, { query: { nb_page: WAITING_PER_PAGE } }, 'pages'] as const,
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { page, nb_page: WAITING_PER_PAGE }
      const answer: unknown = await request(api, key, { query }, { signal })
      return answer as { data: Waiting<K>[]; nb: number }
    },
    initialPageParam: 1,
    getNextPageParam: nextPage(WAITING_PER_PAGE),
  })

export const gestionOf = <G extends Gestion>({ calls }: Pick<Kind<G>, 'calls'>, id: number) =>
  queryOptions({
    queryKey: [calls.gestion, { params: { id } }],
    queryFn: async ({ signal }) =>
      (await request(api, calls.gestion, { params: { id } }, { signal })) as unknown as G,
  })

export const historyOf = (key: NonNullable<Kind<Gestion>['calls']['historique']>, id: number) =>
  pagesOf(key, { params: { id } })
