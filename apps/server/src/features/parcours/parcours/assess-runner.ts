import type { Poids, ReferenceCourse } from '@foulee/contract/parcours/parcours-prediction'
import type { Niveau } from '@foulee/domain/membres/profil'
import { NIVEAU_DISPERSION, NIVEAU_VMA } from '@foulee/domain/parcours/prediction'
import type { Athlete, Performance } from '@foulee/trace/endurance'
import type { Prediction } from '@foulee/trace/predict'

/** Race that was run; without name and day it was given with the call. */
export type Courue = Performance & { nom: string | null; date: string | null }

export type Runner = {
  reference: ReferenceCourse
  niveau: Niveau | null
  courues: readonly Courue[]
}

export type RunnerAssessment = {
  base: 'resultat' | 'niveau'
  niveau: Niveau | null
  athlete: Athlete
  courues: readonly Courue[]
}

/** Races take precedence over a declared level. Null without either. */
export function assessRunner({ reference, niveau, courues }: Runner): RunnerAssessment | null {
  const [first, ...rest] = [...readReference(reference), ...courues]
  if (!first) return niveau && assessNiveau(niveau)
  const resultats = [first, ...rest] as const
  return { base: 'resultat', niveau: null, athlete: { resultats }, courues: resultats }
}

function readReference({ distance, temps, denivele, terrain }: ReferenceCourse): Courue[] {
  if (distance === undefined || temps === undefined) return []
  const sol = terrain === 'trail' ? 'sentier' : 'route'
  return [{ nom: null, date: null, distance, temps, denivele: denivele ?? null, sol }]
}

export const assessNiveau = (niveau: Niveau): RunnerAssessment => ({
  base: 'niveau',
  niveau,
  athlete: { vma: NIVEAU_VMA[niveau], dispersion: NIVEAU_DISPERSION },
  courues: [],
})

const toPercent = (part: number) => Math.round(part * 100)

/** Races that count for a percent at least, the heaviest first. */
export function listPoids(
  { courues }: RunnerAssessment,
  { parts, milieu }: Pick<Prediction, 'parts' | 'milieu'>,
): Poids {
  const courses = courues.map(({ nom, date, distance, temps }, rank) => ({
    nom,
    date,
    distance,
    temps,
    part: toPercent(parts[rank] ?? 0),
  }))
  return {
    courses: courses.filter(({ part }) => part > 0).toSorted((a, b) => b.part - a.part),
    milieu: toPercent(milieu),
  }
}
