import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { type Filter, tagged } from '#platform/api/tagged.ts'

export const AVERAGES: Readonly<Record<ModelAvis, readonly Filter[]>> = {
  parcours: [tagged('parcours')],
  course: [],
  plan: [tagged('coaching')],
  voyage: [tagged('voyages')],
  /** No rating, but items carry their number of comments. */
  publication: [{ queryKey: ['POST /api/feed/{id}'] }],
}
