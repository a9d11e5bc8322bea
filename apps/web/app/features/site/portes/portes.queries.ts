import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'

/** A date before any departure: the filter then keeps stays with an open departure. */
const EVER = '2020-01-01'
const ONE = { nb_page: 1 }

export const unParcoursQuery = (call?: Call) => queryOf('GET /api/parcours', { query: ONE }, call)

export const unPlanQuery = (call?: Call) => queryOf('GET /api/coaching/plan', { query: ONE }, call)

export const unSejourQuery = (call?: Call) =>
  queryOf('GET /api/voyages', { query: { ...ONE, date_min: EVER } }, call)
