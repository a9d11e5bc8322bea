import type { Stop } from '@foulee/domain/courses/epreuve-stops'

/** Section between two aid stations, the start or the finish; kilometres. */
export type Leg = { from: Stop | null; to: Stop | null; km: number }

const round = (km: number) => Math.round(km * 10) / 10

/**
 * Sections without supplies.
 * @param distance metres, needed for the last section
 */
export function ravitoLegs(stops: readonly Stop[], distance: number | null): Leg[] {
  const ravitos = stops.filter(({ isRavito }) => isRavito)
  if (!ravitos.length) return []
  const legs = ravitos.map((to, index): Leg => {
    const from = ravitos[index - 1] ?? null
    return { from, to, km: round(to.km - (from?.km ?? 0)) }
  })
  const last = ravitos.at(-1)
  if (distance === null || !last) return legs
  return [...legs, { from: last, to: null, km: round(Math.max(0, distance / 1000 - last.km)) }]
}

export const findLongestLeg = (legs: readonly Leg[]): Leg | null =>
  legs.reduce<Leg | null>((longest, leg) => (leg.km > (longest?.km ?? -1) ? leg : longest), null)
