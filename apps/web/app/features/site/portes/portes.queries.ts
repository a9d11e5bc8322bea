import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Before any departure: what passes it has one to come that can still be booked. */
const EVER = '2020-01-01'
const ONE = { nb_page: 1 }

/** A route, the newest, and how many there are. */
export const unParcoursQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['parcours', 'porte'],
    queryFn: () => call('GET /api/parcours', { query: ONE }),
  })

/** A plan, the newest, and how many there are. */
export const unPlanQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['plans', 'porte'],
    queryFn: () => call('GET /api/coaching/plan', { query: ONE }),
  })

/** The stay that leaves next, and how many do. */
export const unSejourQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['destinations', 'porte'],
    queryFn: () => call('GET /api/voyages', { query: { ...ONE, date_min: EVER } }),
  })
