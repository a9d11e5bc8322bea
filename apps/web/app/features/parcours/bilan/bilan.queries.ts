import { getReference, toReferenceQuery } from '#features/parcours/shared/reference-store.ts'
import { queryOf } from '#platform/api/query-of.ts'

/** Settings of the roadbook that this device holds: the plan that was made. */
export type Reglages = Readonly<Record<string, string>>

export const bilanQuery = (slug: string, epreuves_id: string, reglages: Reglages) =>
  queryOf('GET /api/courses/{id}/epreuves/{epreuves_id}/bilan', {
    params: { id: slug, epreuves_id },
    query: { ...toReferenceQuery(getReference()), ...reglages },
  })
