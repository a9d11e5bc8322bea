import type { Call, Input } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const asQuery = (filters: FilterValues) => filters as Input<'GET /api/courses'>['query']

export const courseQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug],
    queryFn: async () => (await call('GET /api/courses/{id}', { params: { id: slug } })).data,
  })

/** Up to three similar races that are still open. */
export const semblablesQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug, 'semblables'],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/semblables', { params: { id: slug } })).data,
  })

/** Other races nearby on the same week-end; null without any. */
export const weekEndQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug, 'week-end'],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/week-end', { params: { id: slug } })).data,
  })

export const readCoursePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/courses', { query: { ...asQuery(filters), page } }, { signal })

/** Number of results without each of these filters. */
export const readCourseDesserrer = async (filters: FilterValues, sans: string[]) =>
  (await api('GET /api/courses/desserrer', { query: { ...asQuery(filters), sans } })).data

export const readCourseFiltres = async () => (await api('GET /api/filtres/courses')).data

export const dashboardQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['dashboard', 'courses'],
    queryFn: async () => (await call('POST /api/dashboard/courses')).data,
  })

const FOR_ME = 4

/** Next races that match the member's profile (produit 7.11). */
export const coursesForMeQuery = infiniteQueryOptions({
  queryKey: ['courses', 'pour-moi'],
  queryFn: ({ pageParam }) =>
    api('POST /api/profile/courses', { body: { page: pageParam, nb_page: FOR_ME } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(FOR_ME),
})
