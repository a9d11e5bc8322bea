import type { Call } from '@foulee/contract/shared/call'
import { queryOf } from '#platform/api/query-of.ts'
import type { Reference } from './reference-store.ts'

export const parcoursQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/parcours/{id}', { params: { id: slug } }, call)

/** Predicted passages, from a reference race if any; personal, so queried after boot. */
export function predictionQuery(slug: string, reference: Reference | null) {
  const { denivele, ...race } = reference ?? { denivele: null }
  const query = denivele === null ? race : { ...race, denivele }
  return queryOf('GET /api/parcours/{id}/prediction', { params: { id: slug }, query })
}

export const prochesQuery = (slug: string) =>
  queryOf('GET /api/parcours/{id}/proches', { params: { id: slug } })
