import type { Call, Input, Output } from '@foulee/contract/shared/call'
import type { RechercheKind } from '@foulee/domain/site/recherche'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { request } from '#platform/api/query-of.ts'

export type Found = Output<'GET /api/recherche'>['data']

export type RechercheQuery = { q: string; kind?: RechercheKind | undefined; page?: number }

export const PER_GROUP = 5
export const PER_PAGE = 20
const PER_GROUP_IN_BOX = 3

/** Members find people whom visitors do not: their cache entries are separate. */
const search = (query: Input<'GET /api/recherche'>['query'], isAuth: boolean, call: Call = api) =>
  queryOptions({
    queryKey: ['GET /api/recherche', { query }, isAuth ? 'membre' : 'visiteur'] as const,
    queryFn: ({ signal }) => request(call, 'GET /api/recherche', { query }, { signal }),
  })

export const rechercheQuery = (
  { q, kind, page = 1 }: RechercheQuery,
  isAuth = false,
  call?: Call,
) => ({
  ...search({ q, page, nb_page: kind ? PER_PAGE : PER_GROUP, ...(kind && { kind }) }, isAuth, call),
  placeholderData: keepPreviousData,
})

/**
 * As-you-type search: a new letter aborts the previous request, and the previous answer stays while
 * loading.
 */
export const typedQuery = (q: string, isAuth: boolean) => ({
  ...search({ q, nb_page: PER_GROUP_IN_BOX }, isAuth),
  // Paused offline; the box says so.
  networkMode: 'online' as const,
  enabled: q !== '',
  placeholderData: keepPreviousData,
  staleTime: 30_000,
})
