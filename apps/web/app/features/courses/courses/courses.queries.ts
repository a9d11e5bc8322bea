import type { Call, Input } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

/** `GET /api/courses` and its sisters check the values: the page passes on what its URL says. */
const asQuery = (filters: FilterValues) => filters as Input<'GET /api/courses'>['query']

/** One race, whole. */
export const courseQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug],
    queryFn: async () => (await call('GET /api/courses/{id}', { params: { id: slug } })).data,
  })

/** Up to three races like this one that may still be entered. */
export const semblablesQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug, 'semblables'],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/semblables', { params: { id: slug } })).data,
  })

/** The other races of that week-end near this one; null where it is alone. */
export const weekEndQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug, 'week-end'],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/week-end', { params: { id: slug } })).data,
  })

/** One page of the races that pass the filters. */
export const readCoursePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/courses', { query: { ...asQuery(filters), page } }, { signal })

/** How many races there would be without each of these filters. */
export const readCourseDesserrer = async (filters: FilterValues, sans: string[]) =>
  (await api('GET /api/courses/desserrer', { query: { ...asQuery(filters), sans } })).data

/** The filters of races with the options that have races. */
export const readCourseFiltres = async () => (await api('GET /api/filtres/courses')).data

/** The next races of each group of the dashboard. */
export const dashboardQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['dashboard', 'courses'],
    queryFn: async () => (await call('POST /api/dashboard/courses')).data,
  })

/** How many races for a member come at once: a block has no room for more. */
const FOR_ME = 4

/** The next races that fit the profile of who is signed in (produit 7.11). */
export const coursesForMeQuery = infiniteQueryOptions({
  queryKey: ['courses', 'pour-moi'],
  queryFn: ({ pageParam }) =>
    api('POST /api/profile/courses', { body: { page: pageParam, nb_page: FOR_ME } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(FOR_ME),
})
