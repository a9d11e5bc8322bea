import type { ModelAvis } from '@foulee/domain/echanges/avis'
import type { QueryKey } from '@tanstack/react-query'

/** The queries that carry the average of the marks of a kind: they are old once a mark is given or hidden. */
export const AVERAGES: Readonly<Record<ModelAvis, readonly QueryKey[]>> = {
  parcours: [['parcours']],
  course: [],
  plan: [['plans']],
  voyage: [['voyages']],
  /** Without marks, but the item says how many comments it has. */
  publication: [['fil', 'publication']],
}
