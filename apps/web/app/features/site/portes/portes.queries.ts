import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** A date before any departure: the filter then keeps stays with an open departure. */
const EVER = '2020-01-01'
const ONE = { nb_page: 1 }

export const unParcoursQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['parcours', 'porte'],
    queryFn: () => call('GET /api/parcours', { query: ONE }),
  })

export const unPlanQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['plans', 'porte'],
    queryFn: () => call('GET /api/coaching/plan', { query: ONE }),
  })

export const unSejourQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['destinations', 'porte'],
    queryFn: () => call('GET /api/voyages', { query: { ...ONE, date_min: EVER } }),
  })
