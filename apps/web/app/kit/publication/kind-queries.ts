import type { LigneHistorique } from '@foulee/contract/shared/publication'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { nextPage } from '#platform/api/next-page.ts'
import type { Gestion, Kind, PageOf, Paging } from './kind.ts'

const PER_PAGE = 20
/** Staff read each thing whole: pages stay short. */
const WAITING_PER_PAGE = 10

type Ask<T> = (query: Paging) => Promise<PageOf<T>>

export const pagedQuery = <T>(queryKey: QueryKey, ask: Ask<T>, nb_page = PER_PAGE) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: page }) => ask({ page, nb_page }),
    initialPageParam: 1,
    getNextPageParam: nextPage(nb_page),
  })

export const waitingOf = <T>({ queue }: { queue: string }, ask: Ask<T>) => ({
  ...pagedQuery(['moderation', queue], ask, WAITING_PER_PAGE),
  ...ONLY_WHEN_ASKED,
})

export const gestionOf = <G extends Gestion>({ root, calls }: Kind<G>, id: number) =>
  queryOptions({
    queryKey: [...root, 'gestion', id],
    queryFn: async () => (await calls.gestion(id)).data,
  })

export const historyOf = (root: QueryKey, id: number, ask: Ask<LigneHistorique>) =>
  pagedQuery([...root, 'historique', id], ask)
