import type { Call, Input } from '@foulee/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import type { FilterValues } from '../../../browse/list-url.ts'

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

/** One page of the races that pass the filters. */
export const readCoursePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/courses', { query: { ...asQuery(filters), page } }, { signal })

/** The filters of races with the options that have races. */
export const readCourseFiltres = async () => (await api('GET /api/filtres/courses')).data

/** The next races of each group of the dashboard. */
export const dashboardQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['dashboard', 'courses'],
    queryFn: async () => (await call('POST /api/dashboard/courses')).data,
  })
