import type { LigneHistorique } from '@foulee/contract/shared/publication'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { nextPage } from '#platform/api/next-page.ts'
import type { Gestion, Kind, PageOf, Paging } from './kind.ts'

const PER_PAGE = 20
/** Staff read each thing whole: pages stay short. */
const WAITING_PER_PAGE = 10

type FetchPage<T> = (query: Paging) => Promise<PageOf<T>>

export const pagedQuery = <T>(queryKey: QueryKey, ask: FetchPage<T>, nb_page = PER_PAGE) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: page }) => ask({ page, nb_page }),
    initialPageParam: 1,
    getNextPageParam: nextPage(nb_page),
  })

export const waitingOf = <T>({ queue }: { queue: string }, ask: FetchPage<T>) => ({
  ...pagedQuery(['moderation', queue], ask, WAITING_PER_PAGE),
  ...NO_AUTO_REFETCH,
})

export const gestionOf = <G extends Gestion>({ root, calls }: Kind<G>, id: number) =>
  queryOptions({
    queryKey: [...root, 'gestion', id],
    queryFn: async () => (await calls.gestion(id)).data,
  })

export const historyOf = (root: QueryKey, id: number, ask: FetchPage<LigneHistorique>) =>
  pagedQuery([...root, 'historique', id], ask)
