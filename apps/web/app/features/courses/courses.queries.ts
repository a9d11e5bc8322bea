import type { Call, Input } from '@foulee/contract/call'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The filters of a list of races as the API reads them: parameter → value, from the URL. */
export type CourseFilterValues = Readonly<Record<string, string>>

/** `GET /api/courses` and its sisters check the values: the page passes on what its URL says. */
const asQuery = (filters: CourseFilterValues) => filters as Input<'GET /api/courses'>['query']

/** One race, whole. */
export const courseQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug],
    queryFn: async () => (await call('GET /api/courses/{id}', { params: { id: slug } })).data,
  })

/** The races that pass the filters, page after page (§4: page+1 until all `nb` are there). */
export const coursesQuery = (filters: CourseFilterValues, call: Call = api) =>
  infiniteQueryOptions({
    queryKey: ['courses', 'liste', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/courses', { query: { ...asQuery(filters), page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data, nb }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0)
      return data.length > 0 && loaded < nb ? pages.length + 1 : null
    },
  })

/** How many races pass the filters, without any of them. */
export const countQuery = (filters: CourseFilterValues, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', 'nombre', filters],
    queryFn: async ({ signal }) =>
      (await call('GET /api/courses', { query: { ...asQuery(filters), nb_page: 1 } }, { signal }))
        .nb,
  })

/** The places of all the races that pass the filters, for the map. */
export const pointsQuery = (filters: CourseFilterValues, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', 'points', filters],
    queryFn: async ({ signal }) =>
      (await call('GET /api/courses/points', { query: asQuery(filters) }, { signal })).data,
    // The map keeps its points until the next ones are there, instead of blinking.
    placeholderData: keepPreviousData,
  })

/** The filters of races with the options that have races; loaded once (§4). */
export const filtresQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['filtres', 'courses'],
    queryFn: async () => (await call('GET /api/filtres/courses')).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The next races of each group of the dashboard. */
export const dashboardQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['dashboard', 'courses'],
    queryFn: async () => (await call('POST /api/dashboard/courses')).data,
  })
