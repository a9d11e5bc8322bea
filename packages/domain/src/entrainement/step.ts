/**
 * The steps of a training session: what a runner does, one after the other. A session is a list of
 * steps; a repetition holds steps of its own, to three levels.
 */

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

/** What ends a step: seconds, metres, or a press on the watch. */
export type Fin =
  | { type: 'temps'; valeur: number }
  | { type: 'distance'; valeur: number }
  | { type: 'touche' }

/**
 * How a step is done, between two values: `allure` in seconds per kilometre (`min` is the quicker),
 * `vma` in % of the VMA, `fc` in beats a minute, `fc_max` in % of the maximum, `rpe` from 1 to 10,
 * `puissance` in watts; `libre` as one feels. `zone` is the code of a zone that its author named
 * instead of figures (`zones.ts`); the figures beside it are those of that zone.
 */
export type Cible =
  | { type: 'libre' }
  | { type: CibleChiffree; min: number; max: number; zone?: string }
export const CIBLES_CHIFFREES = ['allure', 'vma', 'fc', 'fc_max', 'rpe', 'puissance'] as const
export type CibleChiffree = (typeof CIBLES_CHIFFREES)[number]

/** Longitude, latitude: a place to be at for this step. */
type Position = readonly [lon: number, lat: number]

export type SimpleStep = {
  /** Unique among all steps that are kept; missing until it is. */
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

/** What a session holds at most: what a watch takes, and what a person reads. */
export const STEP_LIMITS = {
  /** Levels of steps: a repetition in a repetition, and the steps in it. */
  profondeur: 3,
  /** Steps as written, repetitions included. */
  nombre: 100,
  /** A repetition is done 2 to 99 times. */
  fois: { min: 2, max: 99 },
  /** Seconds: a step takes at most a day. */
  temps: { min: 1, max: 86_400 },
  /** Metres. */
  distance: { min: 10, max: 300_000 },
  commentaire: 200,
} as const

/** The values that a target may have, both included. */
export const CIBLE_LIMITS: Readonly<Record<CibleChiffree, { min: number; max: number }>> = {
  allure: { min: 120, max: 1800 },
  vma: { min: 30, max: 160 },
  fc: { min: 40, max: 230 },
  fc_max: { min: 40, max: 100 },
  rpe: { min: 1, max: 10 },
  puissance: { min: 20, max: 2000 },
}

export const isRepetition = (step: Step): step is RepetitionStep => step.type === 'repetition'

/** The steps that are run, each once, out of their repetitions. */
export const simpleSteps = (steps: readonly Step[]): SimpleStep[] =>
  steps.flatMap((step) => (isRepetition(step) ? simpleSteps(step.steps) : [step]))
