import { countDays } from '../shared/calendrier.ts'
import type { Sport } from '../shared/sport.ts'

/** Finds the planned session that an activity is, so that nobody has to say it. */

/** Watches tell a trail as a run and a hike as a walk: within a family they are alike. */
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

/** Seconds and metres; null where it is unknown. `jour` is a day `YYYY-MM-DD` where it was done. */
export type Effort = {
  jour: string
  sport: Sport
  duree: number | null
  distance: number | null
}
export type SeancePrevue = Effort & { id: number }

export const RAPPROCHEMENT = {
  /** A session of the day before or after counts for so much less. */
  autre_jour: 0.7,
  /** Below it, an activity is something else than the session. */
  minimum: 0.5,
  /** When the second best is as near as this, nobody can tell which it is. */
  ecart: 0.1,
  /** What a session is worth that says neither time nor distance: the day and the sport speak. */
  sans_mesure: 0.75,
} as const

/** 1 when equal, 0.5 when one is twice the other; null when one is unknown or nothing. */
function compare(a: number | null, b: number | null): number | null {
  if (!a || !b) return null
  return Math.min(a, b) / Math.max(a, b)
}

/** How much an activity is like a session: from 0, something else, to 1, the same. */
export function getRessemblance(activite: Effort, seance: Effort): number {
  const jours = Math.abs(countDays(activite.jour, seance.jour))
  if (jours > 1 || FAMILLES[activite.sport] !== FAMILLES[seance.sport]) return 0
  const known = [
    compare(activite.duree, seance.duree),
    compare(activite.distance, seance.distance),
  ].flatMap((one) => (one === null ? [] : [one]))
  const measure =
    known.length === 0
      ? RAPPROCHEMENT.sans_mesure
      : known.reduce((sum, one) => sum + one, 0) / known.length
  return jours === 0 ? measure : measure * RAPPROCHEMENT.autre_jour
}

/**
 * The one session that an activity is, or null when none is near enough or two are as near as each
 * other. Sessions that have their activity already are not to be given.
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
