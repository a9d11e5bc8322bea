import type { courseFilters } from '@foulee/contract/courses/course-filters'
import type { Call } from '@foulee/contract/shared/call'
import type { FilterInput } from '@foulee/contract/shared/filters'
import { queryOf } from '#platform/api/query-of.ts'

export type CalendrierFilters = {
  readonly [P in keyof FilterInput<typeof courseFilters>]?: string
}

export const PER_PAGE = 24

export const coursesPageQuery = (
  filters: CalendrierFilters,
  { page = 1, nb_page = PER_PAGE }: { page?: number; nb_page?: number } = {},
  call?: Call,
) => queryOf('GET /api/courses', { query: { ...filters, page, nb_page } }, call)

export const loosenQuery = (filters: CalendrierFilters, sans: readonly string[], call?: Call) =>
  queryOf('GET /api/courses/desserrer', { query: { ...filters, sans: [...sans] } }, call)

export const calendrierQuery = (call?: Call) => queryOf('GET /api/calendrier', {}, call)
