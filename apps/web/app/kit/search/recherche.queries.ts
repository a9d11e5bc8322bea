import type { Call, Output } from '@foulee/contract/shared/call'
import type { RechercheKind } from '@foulee/domain/site/recherche'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export type Found = Output<'GET /api/recherche'>['data']

export type RechercheQuery = { q: string; kind?: RechercheKind | undefined; page?: number }

export const PER_GROUP = 5
export const PER_PAGE = 20
const PER_GROUP_IN_BOX = 3

/** Members find people whom visitors do not: their cache entries are separate. */
const keyOf = (isAuth: boolean) => (isAuth ? 'membre' : 'visiteur')

export const rechercheQuery = (
  { q, kind, page = 1 }: RechercheQuery,
  isAuth = false,
  call: Call = api,
) =>
  queryOptions({
    queryKey: ['recherche', keyOf(isAuth), q, kind ?? null, page],
    queryFn: async ({ signal }) => {
      const nb_page = kind ? PER_PAGE : PER_GROUP
      const query = { q, page, nb_page, ...(kind && { kind }) }
      return (await call('GET /api/recherche', { query }, { signal })).data
    },
    placeholderData: keepPreviousData,
  })

/**
 * As-you-type search: a new letter aborts the previous request, and the previous answer stays while
 * loading.
 */
export const typedQuery = (q: string, isAuth: boolean) =>
  queryOptions({
    queryKey: ['recherche', keyOf(isAuth), 'tapee', q],
    queryFn: async ({ signal }) => {
      const query = { q, nb_page: PER_GROUP_IN_BOX }
      return (await api('GET /api/recherche', { query }, { signal })).data
    },
    // Paused offline; the box says so.
    networkMode: 'online',
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
