import type { Call, Input } from '@foulee/contract/shared/call'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'

const asQuery = (filters: FilterValues) => filters as Input<'GET /api/courses'>['query']

export const courseQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/courses/{id}', { params: { id: slug } }, call)

export const semblablesQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/courses/{id}/semblables', { params: { id: slug } }, call)

export const weekEndQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/courses/{id}/week-end', { params: { id: slug } }, call)

export const readCoursePage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/courses', { query: { ...asQuery(filters), page } }, { signal })

export const readCourseDesserrer = async (filters: FilterValues, sans: string[]) =>
  (await api('GET /api/courses/desserrer', { query: { ...asQuery(filters), sans } })).data

export const readCourseFiltres = async () => (await api('GET /api/filtres/courses')).data

export const dashboardQuery = (call?: Call) => queryOf('POST /api/dashboard/courses', {}, call)

export const coursesForMeQuery = pagesOf('POST /api/profile/courses', { body: { nb_page: 4 } })
