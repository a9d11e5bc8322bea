import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { pagesOf, request } from '#platform/api/query-of.ts'
import type { Gestion, Kind, PageOf, Paging } from './kind.ts'

/** Page size of a member's own things, and of a history. */
export const PER_PAGE = 20
/** Staff read each thing whole: pages stay short. */
const WAITING_PER_PAGE = 10

export const waitingOf = <T>(
  { queue }: { queue: string },
  ask: (query: Paging) => Promise<PageOf<T>>,
) =>
  infiniteQueryOptions({
    ...NO_AUTO_REFETCH,
    queryKey: ['moderation', queue],
    queryFn: ({ pageParam: page }) => ask({ page, nb_page: WAITING_PER_PAGE }),
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
  pagesOf(key, { params: { id }, query: { nb_page: PER_PAGE } })
