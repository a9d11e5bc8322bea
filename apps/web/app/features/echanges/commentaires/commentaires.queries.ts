import type { Call } from '@foulee/contract/shared/call'
import type { ModelAvis, TriAvis } from '@foulee/domain/echanges/avis'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

export type Objet = { model: ModelAvis; id: number }

const PER_PAGE = 20

export const commentairesOptions = (
  { model, id }: Objet,
  tri: TriAvis = 'recents',
  call: Call = api,
) =>
  infiniteQueryOptions({
    queryKey: ['commentaires', model, id, tri],
    queryFn: async ({ pageParam: page }) =>
      (
        await call('POST /api/commentaires/list', {
          body: { model, id, tri, page, nb_page: PER_PAGE },
        })
      ).data,
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
    placeholderData: keepPreviousData,
  })

/** For the loader of a page with the section: loads the first page of comments. */
export const prefetchCommentaires = (queries: QueryClient, objet: Objet, call: Call) =>
  queries.fetchInfiniteQuery(commentairesOptions(objet, 'recents', call))

export const mesCommentairesQuery = ({ model, id }: Objet, isAuth: boolean) =>
  queryOptions({
    queryKey: ['commentaires', model, id, 'my'],
    queryFn: async () => (await api('POST /api/commentaires/my', { body: { model, id } })).data,
    enabled: isAuth,
  })
