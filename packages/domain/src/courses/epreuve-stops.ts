/** What stands along an épreuve, place by place. */

import { countRavitos, type PointType } from './epreuve.ts'

/** A point of the course as its organiser writes it: one row for each thing that stands there. */
export type EpreuvePoint = {
  type: PointType
  km: number
  nom: string | null
  barriere_horaire: string | null
  barriere_jour: number
}

/** What stands at one place of the course: an aid station, with what is beside it. */
export type Stop = {
  km: number
  nom: string | null
  types: readonly PointType[]
  isRavito: boolean
  /** Clock time of leaving the place, and the days since the start. */
  barriere: { heure: string; jour: number } | null
}

/** The points of an épreuve in the order in which they are met, those of one place together. */
export function groupPoints(points: readonly EpreuvePoint[]): Stop[] {
  const places = new Map<string, EpreuvePoint[]>()
  for (const point of points) {
    const place = `${point.km}/${point.nom ?? ''}`
    places.set(place, [...(places.get(place) ?? []), point])
  }
  return [...places.values()].map(toStop).toSorted((a, b) => a.km - b.km)
}

function toStop(points: readonly EpreuvePoint[]): Stop {
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
