import { countDays } from '../shared/calendrier.ts'
import type { Sport } from '../shared/sport.ts'

/** Sports that watches confuse, such as trail and run, or hike and walk. */
const FAMILLES: Readonly<Record<Sport, string>> = {
  course_a_pied: 'course',
  trail: 'course',
  marche: 'marche',
  randonnee: 'marche',
  velo: 'velo',
  vtt: 'velo',
  natation: 'natation',
  ski: 'ski',
  autre: 'autre',
}

export type Effort = {
  jour: string
  sport: Sport
  duree: number | null
  distance: number | null
}
export type SeancePrevue = Effort & { id: number }

export const RAPPROCHEMENT = {
  /** Factor for a session of the previous or next day. */
  autre_jour: 0.7,
  minimum: 0.5,
  /** Minimum lead over the second best; closer matches are ambiguous. */
  ecart: 0.1,
  /** Score of a session without time and distance, matched by day and sport. */
  sans_mesure: 0.75,
} as const

/** 1 if equal, 0.5 for double; null if either is unknown or zero. */
function compare(a: number | null, b: number | null): number | null {
  if (!a || !b) return null
  return Math.min(a, b) / Math.max(a, b)
}

export function getRessemblance(activite: Effort, seance: Effort): number {
  const jours = Math.abs(countDays(activite.jour, seance.jour))
  if (jours > 1 || FAMILLES[activite.sport] !== FAMILLES[seance.sport]) return 0
  const known = [
    compare(activite.duree, seance.duree),
    compare(activite.distance, seance.distance),
  ].flatMap((item) => (item === null ? [] : [item]))
  const measure =
    known.length === 0
      ? RAPPROCHEMENT.sans_mesure
      : known.reduce((sum, likeness) => sum + likeness, 0) / known.length
  return jours === 0 ? measure : measure * RAPPROCHEMENT.autre_jour
}

/**
 * The matching session; null if none is close enough or two are too close.
 * @param seances without those already matched
 */
export function findSeancePrevue(
  activite: Effort,
  seances: readonly SeancePrevue[],
): SeancePrevue | null {
  const [best, second] = seances
    .map((seance) => ({ seance, score: getRessemblance(activite, seance) }))
    .filter(({ score }) => score >= RAPPROCHEMENT.minimum)
    .sort((a, b) => b.score - a.score)
  if (!best || (second && best.score - second.score < RAPPROCHEMENT.ecart)) return null
  return best.seance
}
