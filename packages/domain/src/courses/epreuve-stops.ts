import { countRavitos, type PointType } from './epreuve.ts'

/** A point as entered by the organiser: one row per service. */
export type EpreuvePoint = {
  type: PointType
  km: number
  nom: string | null
  barriere_horaire: string | null
  barriere_jour: number
}

export type Stop = {
  km: number
  nom: string | null
  types: readonly PointType[]
  isRavito: boolean
  /** Cut-off as clock time, and days since the start. */
  barriere: { heure: string; jour: number } | null
}

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
