import type { Call } from '@foulee/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

export const PER_PAGE = 20

/** How many routes each département has. */
export const itinerairesQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires'],
    queryFn: async () => (await call('GET /api/itineraires')).data,
  })

/** The routes of one département, the newest first: one page of the directory. */
export const departementQuery = (departement: string, page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['itineraires', departement, page],
    queryFn: () => call('GET /api/parcours', { query: { departement, page, nb_page: PER_PAGE } }),
  })
