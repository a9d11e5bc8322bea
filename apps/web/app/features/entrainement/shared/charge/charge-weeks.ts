import {
  buildSerieCharge,
  type JourCharge,
  type PointCharge,
} from '@foulee/domain/entrainement/charge'
import { getMonday } from '@foulee/domain/shared/calendrier'
import { groupBy } from '@foulee/domain/shared/everywhere'

export type ChargeWeek = {
  lundi: string
  charge: number | null
  inconnus: number
  /** 7 and 28 day sums and monotony on the last completed day. */
  fin: PointCharge
}

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
