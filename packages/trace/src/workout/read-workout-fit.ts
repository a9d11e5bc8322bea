import type { Fin, SimpleStep } from '@foulee/domain/entrainement/step'
import type { Sport } from '@foulee/domain/shared/sport'
import { decodeFit, type FitMessage } from '../fit/decode-fit.ts'
import { FILE_ID } from '../fit/fit-profile.ts'
import { sportByNumber } from '../fit/fit-sport.ts'
import { descriptionOf } from '../read-titles.ts'
import { TraceError } from '../track.ts'
import { commentOf, joinWords, oneLine } from './comments.ts'
import { type FlatStep, foldRepeats } from './fit-repeats.ts'
import { decodeAim } from './fit-step.ts'
import {
  BPM_OFFSET,
  DURATION,
  OTHER_REPEATS,
  SAME_TARGETS,
  stepTypeOf,
  TIMES,
  WATTS_OFFSET,
  WORKOUT,
  WORKOUT_FILE,
  WORKOUT_STEP,
} from './fit-workout-profile.ts'
import { finishSteps, MAX_FLAT_STEPS, type ReadWorkout, tooMany, unreadable } from './workout.ts'

type Content = {
  files: number
  type: number
  titre: string
  description: string
  sport: Sport | null
  steps: FlatStep[]
}

/**
 * Workout of a FIT file (https://developer.garmin.com/fit/file-types/workout/), the first of
 * concatenated ones; `titre` may be empty. The announced number of steps is ignored. Unsupported
 * targets and ends become words in the comment.
 * @throws TraceError for a truncated or damaged file, as half a workout is misleading, for another
 * file type, and as `finishSteps` and `foldRepeats`
 */
export function readWorkoutFit(bytes: Uint8Array): ReadWorkout {
  const content: Content = {
    files: 0,
    type: Number.NaN,
    titre: '',
    description: '',
    sport: null,
    steps: [],
  }
  const { state } = decodeFit(
    bytes,
    (message) => {
      if (content.files === 1) readMessage(content, message)
    },
    () => content.files++,
  )
  const { steps, titre, description, sport, type } = content
  if (steps.length === 0 && type !== WORKOUT_FILE) throw noSession()
  if (content.files === 1 && state !== 'complet') throw damaged(state)
  return {
    format: 'fit',
    titre,
    description,
    sport: sport ?? 'autre',
    steps: finishSteps(foldRepeats(steps)),
  }
}

function readMessage(content: Content, message: FitMessage): void {
  switch (message.number) {
    case FILE_ID.number:
      content.type = message.value(FILE_ID.type)
      return
    case WORKOUT.number:
      content.titre = oneLine(message.text(WORKOUT.name))
      content.description = descriptionOf(message.text(WORKOUT.description)) ?? ''
      content.sport = sportByNumber(message.value(WORKOUT.sport), message.value(WORKOUT.detail))
      return
    case WORKOUT_STEP.number:
      content.steps.push(readStep(message))
      if (content.steps.length > MAX_FLAT_STEPS) throw tooMany(content.steps.length)
  }
}

const INDEX_BITS = 0x0fff

function readStep(message: FitMessage): FlatStep {
  const index = message.value(WORKOUT_STEP.index) & INDEX_BITS
  const durationType = message.value(WORKOUT_STEP.durationType)
  const notes = notesOf(message)
  if (OTHER_REPEATS.includes(durationType)) throw unknownRepeat()
  if (durationType === DURATION.repeatSteps) {
    return {
      index,
      first: message.value(WORKOUT_STEP.durationValue),
      fois: message.value(WORKOUT_STEP.targetValue),
      commentaire: commentOf(notes),
    }
  }
  return { index, step: readSimpleStep(message, notes) }
}

function readSimpleStep(message: FitMessage, notes: string): SimpleStep {
  const { fin, words } = readEnd(message)
  const { cible, comment } = decodeAim({ target: readTarget(message), notes })
  const commentaire = commentOf(joinWords(comment, words))
  return {
    type: stepTypeOf(message.value(WORKOUT_STEP.intensity)),
    fin,
    cible,
    ...(commentaire === '' ? {} : { commentaire }),
  }
}

function notesOf(message: FitMessage): string {
  const name = oneLine(message.text(WORKOUT_STEP.name))
  const notes = oneLine(message.text(WORKOUT_STEP.notes))
  return notes.startsWith(name) ? notes : joinWords(name, notes)
}

function readTarget(message: FitMessage) {
  const type = message.value(WORKOUT_STEP.targetType)
  const zone = message.value(WORKOUT_STEP.targetValue)
  return {
    type: SAME_TARGETS[type] ?? type,
    zone: zone > 0 ? zone : 0,
    low: message.value(WORKOUT_STEP.customLow),
    high: message.value(WORKOUT_STEP.customHigh),
  }
}

type End = { fin: Fin; words: string }

/** Whole seconds and metres; any other end becomes a key press. */
function readEnd(message: FitMessage): End {
  const type = message.value(WORKOUT_STEP.durationType)
  const value = message.value(WORKOUT_STEP.durationValue)
  if (TIMES.includes(type) && value > 0) {
    return { fin: { type: 'temps', valeur: Math.max(1, Math.round(value / 1000)) }, words: '' }
  }
  if (type === DURATION.distance && value > 0) {
    return { fin: { type: 'distance', valeur: Math.round(value / 100) }, words: '' }
  }
  return { fin: { type: 'touche' }, words: Number.isNaN(value) ? '' : endWords(type, value) }
}

function endWords(type: number, value: number): string {
  const heart =
    value > BPM_OFFSET ? `${value - BPM_OFFSET}\u00a0bpm` : `${value}\u00a0%\u00a0FC\u00a0max`
  const power = value > WATTS_OFFSET ? `${value - WATTS_OFFSET}\u00a0W` : `${value}\u00a0%\u00a0FTP`
  const words: Readonly<Record<number, string>> = {
    2: `jusqu’à moins de ${heart}`,
    3: `jusqu’à plus de ${heart}`,
    4: `jusqu’à ${value}\u00a0kcal`,
    14: `jusqu’à moins de ${power}`,
    15: `jusqu’à plus de ${power}`,
    29: `${value}\u00a0fois`,
  }
  return words[type] ?? ''
}

const noSession = () =>
  new TraceError(
    'sans_trace',
    'Ce fichier FIT ne contient pas de séance\u00a0: c’est sans doute une activité ou un parcours. Exportez la séance elle-même depuis votre application.',
  )

const damaged = (state: 'casse' | 'tronque') =>
  state === 'tronque'
    ? new TraceError(
        'fichier_tronque',
        'Ce fichier FIT s’arrête avant la fin de la séance. Exportez-le de nouveau depuis votre application.',
      )
    : unreadable(
        'Ce fichier FIT est abîmé et la séance n’a pas pu y être lue. Exportez-le de nouveau depuis votre application.',
      )

const unknownRepeat = () =>
  unreadable(
    'Une répétition de cette séance dure jusqu’à un temps, une distance ou une fréquence cardiaque. Donnez-lui un nombre de fois, puis exportez de nouveau la séance.',
  )
