import type { Calibre } from '@foulee/contract/parcours/calibre'
import type { Poids } from '@foulee/contract/parcours/parcours-prediction'
import type { ReferenceCourse } from '@foulee/contract/parcours/reference'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { SortieMesuree } from '@foulee/domain/parcours/calibration'
import { NIVEAU_DISPERSION, NIVEAU_VMA } from '@foulee/domain/parcours/prediction'
import { calibrateRunner } from '@foulee/trace/calibrate-runner'
import type { Athlete, Performance } from '@foulee/trace/endurance'
import type { Prediction } from '@foulee/trace/predict'

/** Race that was run; without name and day it was given with the call. */
export type Courue = Performance & { nom: string | null; date: string | null }

export type KnownRunner = {
  niveau: Niveau | null
  courues: readonly Courue[]
  /** Outings that were measured (produit 9.28). */
  sorties: readonly SortieMesuree[]
  /** The law of everybody is wanted. */
  est_generale: boolean
}

export type Runner = KnownRunner & { reference: ReferenceCourse }

export type RunnerAssessment = {
  base: 'resultat' | 'niveau'
  niveau: Niveau | null
  athlete: Athlete
  courues: readonly Courue[]
  /** Sources of the runner’s own law; null for that of everybody. */
  calibre: Calibre | null
}

/** Races take precedence over a declared level. Null without either. */
export function assessRunner(runner: Runner): RunnerAssessment | null {
  const { niveau } = runner
  const courues = [...readReference(runner.reference), ...runner.courues]
  const [first, ...rest] = courues
  const own = readOwnLaw(runner, courues)
  if (first) {
    const athlete = { ...own.athlete, resultats: [first, ...rest] as const }
    return { base: 'resultat', niveau: null, ...own, athlete, courues }
  }
  if (!niveau) return null
  const assessment = assessNiveau(niveau)
  return { ...assessment, ...own, athlete: { ...assessment.athlete, ...own.athlete } }
}

/** Results of which one alone tells of no growth. */
const SEVERAL = 2

function readOwnLaw(
  { sorties: measured, est_generale }: KnownRunner,
  courues: readonly Courue[],
): { calibre: Calibre | null; athlete: Pick<Athlete, 'propre'> } {
  if (est_generale) return { calibre: null, athlete: {} }
  const { sorties, resultats, loi, ecarts } = calibrateRunner(measured, courues)
  if (!sorties && resultats < SEVERAL) return { calibre: null, athlete: {} }
  return { calibre: { sorties, resultats }, athlete: { propre: { loi, ecarts } } }
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
  calibre: null,
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
