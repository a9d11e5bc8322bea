import {
  type Fin,
  isRepetition,
  type SimpleStep,
  type Step,
} from '@foulee/domain/entrainement/step'
import type { Sport } from '@foulee/domain/shared/sport'
import { Encoder } from '@garmin/fitsdk'
import { identifyFile } from '../fit/file-identity.ts'
import { numberOf } from '../fit/message-numbers.ts'
import { cutBytes } from '../write-text.ts'
import { commentOf, oneLine } from './comments.ts'
import { encodeAim } from './fit-step.ts'
import type { FitTarget } from './fit-target.ts'
import { DURATION, INTENSITIES, MAX_NAME, MAX_NOTES, MAX_STEP_NAME } from './fit-workout-profile.ts'
import { checkSteps, type Workout } from './workout.ts'

export type WriteWorkoutOptions = {
  /** Athlete’s VMA in km/h: converts percentages to speeds that a watch can follow. */
  vma?: number
}

const SPORTS: Readonly<Record<Sport, readonly [sport: string, detail: string]>> = {
  course_a_pied: ['running', 'generic'],
  trail: ['running', 'trail'],
  marche: ['walking', 'generic'],
  randonnee: ['hiking', 'generic'],
  velo: ['cycling', 'generic'],
  vtt: ['cycling', 'mountain'],
  natation: ['swimming', 'generic'],
  ski: ['crossCountrySkiing', 'generic'],
  autre: ['generic', 'generic'],
}

/**
 * Workout in FIT, for the import folder of a watch; round-trips through `readWorkout`. Times to the
 * millisecond, distances to the centimetre, speeds to the mm/s; values without a field (% VMA
 * without a VMA, RPE, zone) are words at the start of the notes, truncated to 254 bytes of UTF-8;
 * locations are dropped. @throws TraceError as `checkSteps`
 *
 * Message order: https://developer.garmin.com/fit/cookbook/encoding-workout-files/; a repetition
 * follows its steps, with the index of the first. Uses the manufacturer’s SDK, licensed for servers
 * only: never load this module in a browser.
 */
export function writeWorkoutFit(workout: Workout, options: WriteWorkoutOptions = {}): Uint8Array {
  checkSteps(workout.steps)
  const messages = listMessages(workout.steps, options.vma)
  const encoder = new Encoder()
  const write = (message: string, fields: object) => encoder.onMesg(numberOf(message), fields)
  const [sport, subSport] = SPORTS[workout.sport]
  write('FILE_ID', {
    type: 'workout',
    manufacturer: 'development',
    product: 0,
    ...identifyFile(JSON.stringify([workout.titre, workout.sport, workout.steps])),
  })
  write('WORKOUT', {
    wktName: cutBytes(oneLine(workout.titre) || 'Séance', MAX_NAME),
    sport,
    subSport,
    numValidSteps: messages.length,
  })
  for (const message of messages) write('WORKOUT_STEP', message)
  return encoder.close()
}

type StepMessage = Readonly<Record<string, number | string>>

function listMessages(steps: readonly Step[], vma: number | undefined): StepMessage[] {
  const messages: StepMessage[] = []
  const add = (fields: StepMessage) => messages.push({ messageIndex: messages.length, ...fields })
  const addStep = (step: Step): void => {
    if (!isRepetition(step)) {
      add(simpleMessage(step, vma))
      return
    }
    const first = messages.length
    for (const inner of step.steps) addStep(inner)
    add({
      durationType: DURATION.repeatSteps,
      durationValue: first,
      targetType: 'open',
      targetValue: step.fois,
      ...textFields(cutBytes(commentOf(step.commentaire ?? ''), MAX_NOTES)),
    })
  }
  for (const step of steps) addStep(step)
  return messages
}

function simpleMessage(step: SimpleStep, vma: number | undefined): StepMessage {
  const aim = { cible: step.cible, comment: commentOf(step.commentaire ?? '') }
  const { target, notes } = encodeAim(aim, vma)
  return {
    ...durationFields(step.fin),
    ...targetFields(target),
    intensity: INTENSITIES[step.type],
    ...textFields(notes),
  }
}

function durationFields(fin: Fin): StepMessage {
  switch (fin.type) {
    case 'temps':
      return { durationType: DURATION.time, durationValue: Math.round(fin.valeur * 1000) }
    case 'distance':
      return { durationType: DURATION.distance, durationValue: Math.round(fin.valeur * 100) }
    default:
      return { durationType: DURATION.open, durationValue: 0 }
  }
}

function targetFields({ type, zone, low, high }: FitTarget): StepMessage {
  const fields = { targetType: type, targetValue: zone }
  if (Number.isNaN(low)) return fields
  return { ...fields, customTargetValueLow: low, customTargetValueHigh: high }
}

/** Older watches show the step name only, so it starts with the notes. */
const textFields = (notes: string): StepMessage =>
  notes === '' ? {} : { wktStepName: cutBytes(notes, MAX_STEP_NAME), notes }
