import type { courseFilters } from '@foulee/contract/courses/course-filters'
import type { Call } from '@foulee/contract/shared/call'
import type { FilterInput } from '@foulee/contract/shared/filters'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export type CalendrierFilters = {
  readonly [P in keyof FilterInput<typeof courseFilters>]?: string
}

export const PER_PAGE = 24

export const coursesPageQuery = (
  filters: CalendrierFilters,
  { page = 1, nb_page = PER_PAGE }: { page?: number; nb_page?: number } = {},
  call: Call = api,
) =>
  queryOptions({
    queryKey: ['courses', 'page', filters, page, nb_page],
    queryFn: ({ signal }) =>
      call('GET /api/courses', { query: { ...filters, page, nb_page } }, { signal }),
  })

export const loosenQuery = (
  filters: CalendrierFilters,
  sans: readonly string[],
  call: Call = api,
) =>
  queryOptions({
    queryKey: ['courses', 'desserrer', filters, sans],
    queryFn: async ({ signal }) => {
      const query = { ...filters, sans: [...sans] }
      return (await call('GET /api/courses/desserrer', { query }, { signal })).data
    },
  })

export const calendrierQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['calendrier'],
    queryFn: async ({ signal }) => (await call('GET /api/calendrier', {}, { signal })).data,
  })
