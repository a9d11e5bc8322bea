import type { Epreuve } from '@foulee/contract/courses'
import { countRavitos, type PointType } from '@foulee/domain/epreuve'

/** What stands at one place of the course: an aid station, with what is beside it. */
export type Stop = {
  km: number
  nom: string | null
  types: readonly PointType[]
  isRavito: boolean
  /** Clock time of leaving the place, and the days since the start. */
  barriere: { heure: string; jour: number } | null
}

/** The way between two aid stations, or from the start, or to the finish; kilometres. */
export type Leg = { from: Stop | null; to: Stop | null; km: number }

const round = (km: number) => Math.round(km * 10) / 10

/** The points of an épreuve in the order in which they are met, those of one place together. */
export function groupPoints(points: Epreuve['points']): Stop[] {
  const places = new Map<string, Epreuve['points']>()
  for (const point of points) {
    const place = `${point.km}/${point.nom ?? ''}`
    places.set(place, [...(places.get(place) ?? []), point])
  }
  return [...places.values()].map(toStop).toSorted((a, b) => a.km - b.km)
}

function toStop(points: Epreuve['points']): Stop {
  const gate = points.find(({ barriere_horaire }) => barriere_horaire !== null)
  return {
    km: points[0]?.km ?? 0,
    nom: points[0]?.nom ?? null,
    types: [...new Set(points.map(({ type }) => type))],
    isRavito: countRavitos(points) > 0,
    barriere: gate?.barriere_horaire
      ? { heure: gate.barriere_horaire, jour: gate.barriere_jour }
      : null,
  }
}

/** What one has to run on what one carries. @param distance metres; the last leg needs it */
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
