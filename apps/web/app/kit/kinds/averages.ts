import type { ModelAvis } from '@foulee/domain/echanges/avis'
import type { QueryKey } from '@tanstack/react-query'

export const AVERAGES: Readonly<Record<ModelAvis, readonly QueryKey[]>> = {
  parcours: [['parcours']],
  course: [],
  plan: [['plans']],
  voyage: [['voyages']],
  /** No rating, but items carry their number of comments. */
  publication: [['fil', 'publication']],
}
