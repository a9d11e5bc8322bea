import type { Call } from '@foulee/contract/shared/call'
import { type Reference, toReferenceQuery } from '#features/parcours/shared/reference-store.ts'
import { queryOf } from '#platform/api/query-of.ts'

export const parcoursQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/parcours/{id}', { params: { id: slug } }, call)

/** Predicted passages, from a reference race if any; personal, so queried after boot. */
export const predictionQuery = (slug: string, reference: Reference | null) =>
  queryOf('GET /api/parcours/{id}/prediction', {
    params: { id: slug },
    query: toReferenceQuery(reference),
  })

export const prochesQuery = (slug: string) =>
  queryOf('GET /api/parcours/{id}/proches', { params: { id: slug } })
