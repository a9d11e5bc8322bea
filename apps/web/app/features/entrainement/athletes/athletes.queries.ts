import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'

export const athletesQuery = pagesOf('POST /api/coaching/athletes/list', { query: { nb_page: 50 } })

export const athleteQuery = (id: number, du: string, au: string) =>
  queryOf('POST /api/coaching/athletes/{id}', { params: { id }, query: { du, au } })

export const coachsQuery = itemsOf('POST /api/training/coachs')
