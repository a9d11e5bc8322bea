/** Steps of a session, in order; a repetition nests steps up to three levels. */

export const STEP_TYPES = [
  'echauffement',
  'effort',
  'recuperation',
  'retour_au_calme',
  'repetition',
] as const
export type StepType = (typeof STEP_TYPES)[number]
export type SimpleStepType = Exclude<StepType, 'repetition'>

export const STEP_LABELS: Readonly<Record<StepType, string>> = {
  echauffement: 'Échauffement',
  effort: 'Effort',
  recuperation: 'Récupération',
  retour_au_calme: 'Retour au calme',
  repetition: 'Répétition',
}

export type Fin =
  | { type: 'temps'; valeur: number }
  | { type: 'distance'; valeur: number }
  | { type: 'touche' }

/**
 * Target range of a step: `allure` in seconds per kilometre (`min` is faster), `vma` in % of the
 * VMA, `fc` in beats per minute, `fc_max` in % of the maximum, `rpe` from 1 to 10, `puissance` in
 * watts; `libre` is by feel. `zone` is the zone code given by the author (`zones.ts`), whose values
 * stand beside it.
 */
export type Cible =
  | { type: 'libre' }
  | { type: CibleChiffree; min: number; max: number; zone?: string }
export const CIBLES_CHIFFREES = ['allure', 'vma', 'fc', 'fc_max', 'rpe', 'puissance'] as const
export type CibleChiffree = (typeof CIBLES_CHIFFREES)[number]

type Position = readonly [lon: number, lat: number]

export type SimpleStep = {
  /** Unique among stored steps; absent until stored. */
  id?: number
  type: SimpleStepType
  fin: Fin
  cible: Cible
  commentaire?: string
  position?: Position
}
export type RepetitionStep = {
  id?: number
  type: 'repetition'
  fois: number
  steps: readonly Step[]
  commentaire?: string
}
export type Step = SimpleStep | RepetitionStep

/** Limits of a session, set by watches and readability. */
export const STEP_LIMITS = {
  profondeur: 3,
  nombre: 100,
  fois: { min: 2, max: 99 },
  /** Seconds: at most a day. */
  temps: { min: 1, max: 86_400 },
  distance: { min: 10, max: 300_000 },
  commentaire: 200,
} as const

export const CIBLE_LIMITS: Readonly<Record<CibleChiffree, { min: number; max: number }>> = {
  allure: { min: 120, max: 1800 },
  vma: { min: 30, max: 160 },
  fc: { min: 40, max: 230 },
  fc_max: { min: 40, max: 100 },
  rpe: { min: 1, max: 10 },
  puissance: { min: 20, max: 2000 },
}

export const isRepetition = (step: Step): step is RepetitionStep => step.type === 'repetition'

export const simpleSteps = (steps: readonly Step[]): SimpleStep[] =>
  steps.flatMap((step) => (isRepetition(step) ? simpleSteps(step.steps) : [step]))
