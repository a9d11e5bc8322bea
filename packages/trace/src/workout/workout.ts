import {
  isRepetition,
  type SimpleStep,
  STEP_LIMITS,
  type Step,
} from '@foulee/domain/entrainement/step'
import { countSteps, depthOf } from '@foulee/domain/entrainement/steps'
import type { Sport } from '@foulee/domain/shared/sport'
import { TraceError } from '../track.ts'
import { foldSteps } from './fold-steps.ts'

export type Workout = {
  titre: string
  sport: Sport
  steps: readonly Step[]
}

export type ReadWorkout = Workout & {
  description: string
  format: 'fit' | 'zwo' | 'erg' | 'mrc'
}

export type ReadWorkoutOptions = {
  /** FTP in watts, to convert shares; without it a share stays in the comment of a free step. */
  ftp?: number
}

/** Bytes; real files stay below 100 KB. */
export const MAX_WORKOUT_BYTES = 1024 * 1024

/** Steps before folding; more is an attack. */
export const MAX_FLAT_STEPS = 5000

/**
 * Steps of a file, folded if too many. @throws TraceError `sans_trace` for none, `trop_de_points`
 * for too many, `fichier_illisible` for invalid ones
 */
export function finishSteps(steps: readonly Step[]): readonly Step[] {
  const finished = countSteps(steps) > STEP_LIMITS.nombre ? foldSteps(steps) : steps
  checkSteps(finished)
  return finished
}

export function checkSteps(steps: readonly Step[]): void {
  const count = countSteps(steps)
  if (count === 0) throw new TraceError('sans_trace', 'Cette séance n’a aucune étape.')
  if (count > STEP_LIMITS.nombre) throw tooMany(count)
  if (steps.some((step) => depthOf(step) > STEP_LIMITS.profondeur)) throw tooDeep()
  for (const step of steps) checkStep(step)
}

function checkStep(step: Step): void {
  if (!isRepetition(step)) {
    checkEnd(step)
    return
  }
  const { min, max } = STEP_LIMITS.fois
  if (!(Number.isInteger(step.fois) && step.fois >= min && step.fois <= max))
    throw wrongCount(step.fois)
  if (step.steps.length === 0) throw unreadable('Une répétition de cette séance est vide.')
  for (const inner of step.steps) checkStep(inner)
}

function checkEnd({ fin }: SimpleStep): void {
  if (fin.type === 'touche') return
  const { min, max } = STEP_LIMITS[fin.type]
  if (fin.valeur >= min && fin.valeur <= max) return
  throw unreadable(
    fin.type === 'temps'
      ? 'Une étape de cette séance dure moins d’une seconde ou plus d’un jour.'
      : 'Une étape de cette séance fait moins de 10\u00a0m ou plus de 300\u00a0km.',
  )
}

export const unreadable = (message: string) => new TraceError('fichier_illisible', message)

export const tooMany = (count: number) =>
  new TraceError(
    'trop_de_points',
    `Cette séance a ${count}\u00a0étapes et une montre n’en prend que ${STEP_LIMITS.nombre}. Réunissez celles qui se répètent.`,
  )

export const tooDeep = () =>
  unreadable(
    `Les répétitions de cette séance sont imbriquées sur plus de ${STEP_LIMITS.profondeur}\u00a0niveaux.`,
  )

export const wrongCount = (fois: number) =>
  unreadable(
    `Une répétition de cette séance se fait ${Number.isNaN(fois) ? 'un nombre inconnu de' : String(fois).replace('.', ',')}\u00a0fois, et il en faut de ${STEP_LIMITS.fois.min} à ${STEP_LIMITS.fois.max}.`,
  )
