import {
  buildSerieCharge,
  type JourCharge,
  type PointCharge,
} from '@foulee/domain/entrainement/charge'
import { getMonday } from '@foulee/domain/shared/calendrier'
import { groupBy } from '@foulee/domain/shared/everywhere'

/** A week of loads: what was told of it, and where its last day stands. */
export type ChargeWeek = {
  lundi: string
  /** Sum of what was told; null without news. */
  charge: number | null
  /** Days of it without news. */
  inconnus: number
  /** Sums over 7 and 28 days and monotony on its last day that is over. */
  fin: PointCharge
}

/** Loads day by day as weeks from Monday, the newest last. */
export function listChargeWeeks(jours: readonly JourCharge[]): ChargeWeek[] {
  const points = buildSerieCharge(jours)
  const weeks = groupBy(points, ({ jour }) => getMonday(jour))
  return [...weeks].flatMap(([lundi, own]) => {
    const fin = own.at(-1)
    if (!fin) return []
    const known = own.flatMap(({ charge }) => (charge === null ? [] : [charge]))
    return [
      {
        lundi,
        charge: known.length > 0 ? known.reduce((sum, charge) => sum + charge, 0) : null,
        inconnus: own.length - known.length,
        fin,
      },
    ]
  })
}
