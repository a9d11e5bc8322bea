import type { Call } from '@foulee/contract/shared/call'
import type { ModelAvis, TriAvis } from '@foulee/domain/echanges/avis'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'

export type Objet = { model: ModelAvis; id: number }

export const commentairesOptions = (
  { model, id }: Objet,
  tri: TriAvis = 'recents',
  call?: Call,
) => ({
  ...pagesOf(
    'POST /api/commentaires/list',
    { body: { model, id, tri } },
    ({ commentaires, nb }) => ({ shown: commentaires.length, nb }),
    call,
  ),
  placeholderData: keepPreviousData,
})

/** For the loader of a page with the section: loads the first page of comments. */
export const prefetchCommentaires = (queries: QueryClient, objet: Objet, call: Call) =>
  queries.fetchInfiniteQuery(commentairesOptions(objet, 'recents', call))

export const mesCommentairesQuery = ({ model, id }: Objet, isAuth: boolean) => ({
  ...queryOf('POST /api/commentaires/my', { body: { model, id } }),
  enabled: isAuth,
})
