import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'

export const seanceQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/training-session/{id}', { params: { id: slug } }, call)

export const ANNUAIRE_PER_PAGE = 48

export const annuaireQuery = (page: number, call?: Call) =>
  queryOf('GET /api/training-session', { query: { page, nb_page: ANNUAIRE_PER_PAGE } }, call)

/** The member's VMA and, with consent, maximum heart rate, from which paces are computed. */
export const formeQuery = queryOf('POST /api/training/forme')
