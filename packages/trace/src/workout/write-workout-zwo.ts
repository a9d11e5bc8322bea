import {
  isRepetition,
  type RepetitionStep,
  type SimpleStep,
  type SimpleStepType,
  type Step,
  simpleSteps,
} from '@foulee/domain/entrainement/step'
import { TraceError } from '../track.ts'
import { element, escapeXml, formatDecimal } from '../write-text.ts'
import { commentOf, joinWords, oneLine } from './comments.ts'
import { type Level, levelOf } from './level.ts'
import { targetWords } from './target-words.ts'
import { checkSteps, type ReadWorkoutOptions, type Workout } from './workout.ts'

/** Maximum elements displayed by Zwift. */
const MAX_ELEMENTS = 1000

/**
 * Workout in ZWO, the XML of Zwift (see `read-zwo.ts`), with shares of a threshold: watts of a ride
 * are converted with `ftp`. Any other target is a free step with its words as a message. Only
 * effort–recovery repetitions exist in the format; others are expanded. Types may change when read
 * back, as the format infers them from the share.
 *
 * @throws TraceError as `checkSteps`, `format_inconnu` for a step ended by a key press or mixed
 * time and distance, and `trop_de_points` above 1000 elements
 */
export function writeWorkoutZwo(
  workout: Workout & { description?: string },
  { ftp }: ReadWorkoutOptions = {},
): string {
  checkSteps(workout.steps)
  const { isDistance, isMixed } = endsOf(workout.steps)
  if (isMixed) throw notInZwo()
  const isRide = workout.sport === 'velo' || workout.sport === 'vtt'
  const elements = workout.steps.flatMap((step) => writeStep(step, { ftp, isRide }))
  if (elements.length > MAX_ELEMENTS) throw tooLong()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<workout_file>',
    element('author', 'Foulée'),
    element('name', oneLine(workout.titre)),
    element('description', workout.description),
    element('sportType', isRide ? 'bike' : 'run'),
    ...(isDistance ? [element('durationType', 'distance')] : []),
    '<workout>',
    ...elements,
    '</workout>',
    '</workout_file>',
    '',
  ].join('\n')
}

function endsOf(steps: readonly Step[]) {
  const types = new Set(simpleSteps(steps).map(({ fin }) => fin.type))
  return { isDistance: types.has('distance'), isMixed: types.size > 1 || types.has('touche') }
}

function writeStep(step: Step, athlete: Athlete): string[] {
  if (!isRepetition(step)) return [writeSimple(step, athlete)]
  const series = writeSeries(step, athlete)
  if (series) return [series]
  const inner = step.steps.flatMap((step) => writeStep(step, athlete))
  if (inner.length * step.fois > MAX_ELEMENTS) throw tooLong()
  return Array.from({ length: step.fois }, () => inner).flat()
}

type Athlete = { ftp: number | undefined; isRide: boolean }

type Zwo = { level: Level | null; words: string }

/** Intensity in the format, and the rest as message. */
function zwoOf({ cible, commentaire = '' }: SimpleStep, athlete: Athlete): Zwo {
  const comment = commentOf(commentaire)
  const parsed = levelOf(cible, comment)
  const share = parsed && shareOf(parsed.level, athlete)
  if (parsed && share) return { level: share, words: parsed.rest }
  const target = cible.type === 'libre' ? '' : targetWords(cible)
  return { level: null, words: joinWords(target, comment) }
}

/** Shares refer to the FTP in a ride and to a pace in a run: other levels have no number. */
function shareOf(level: Level, { ftp, isRide }: Athlete): Level | null {
  if (level.of !== 'W') return isRide === (level.of === 'FTP') ? level : null
  if (ftp === undefined || !isRide) return null
  return { ...level, from: (level.from / ftp) * 100, to: (level.to / ftp) * 100, of: 'FTP' }
}

type Fields = Readonly<Record<string, string | undefined>>

function write(name: string, fields: Fields, words: string): string {
  const attributes = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  if (words === '') return `<${name}${attributes}/>`
  return `<${name}${attributes}><textevent timeoffset="0" message="${escapeXml(words)}"/></${name}>`
}

const share = (percent: number) => formatDecimal(percent / 100, 4)
const paceOf = ({ of }: Level) => /^allure Zwift (\d+)$/.exec(of)?.[1]
const durationOf = ({ fin }: SimpleStep) => (fin.type === 'touche' ? '' : String(fin.valeur))

const NAMES: Partial<Record<SimpleStepType, string>> = {
  echauffement: 'Warmup',
  retour_au_calme: 'Cooldown',
}

function writeSimple(step: SimpleStep, athlete: Athlete): string {
  const { level, words } = zwoOf(step, athlete)
  const Duration = durationOf(step)
  if (!level) return write('FreeRide', { Duration, FlatRoad: '0' }, words)
  const { from, to, isRamp } = level
  const pace = paceOf(level)
  const isSteady = from === to
  if (!isRamp && !isSteady) {
    return write(
      'SteadyState',
      { Duration, PowerLow: share(from), PowerHigh: share(to), pace },
      words,
    )
  }
  const name = NAMES[step.type]
  if (!name && isSteady) return write('SteadyState', { Duration, Power: share(from), pace }, words)
  return write(
    name ?? 'Ramp',
    { Duration, PowerLow: share(from), PowerHigh: share(to), pace },
    words,
  )
}

function writeSeries({ fois, steps, commentaire = '' }: RepetitionStep, athlete: Athlete) {
  const [on, off] = steps
  if (steps.length !== 2 || !on || !off || isRepetition(on) || isRepetition(off)) return null
  const [first, last] = [zwoOf(on, athlete), zwoOf(off, athlete)]
  const levels = [first.level, last.level]
  if (on.type !== 'effort' || off.type !== 'recuperation') return null
  if (!first.level || !last.level || first.words !== '' || last.words !== '') return null
  if (levels.some((level) => level?.from !== level?.to)) return null
  if (first.level.of !== last.level.of) return null
  return write(
    'IntervalsT',
    {
      Repeat: String(fois),
      OnDuration: durationOf(on),
      OffDuration: durationOf(off),
      OnPower: share(first.level.from),
      OffPower: share(last.level.from),
      pace: paceOf(first.level),
    },
    commentOf(commentaire),
  )
}

const notInZwo = () =>
  new TraceError(
    'format_inconnu',
    'Le format ZWO ne connaît que des étapes à durée fixe, ou que des distances. Choisissez le format FIT pour cette séance.',
  )

const tooLong = () =>
  new TraceError(
    'trop_de_points',
    `Cette séance écrite au format ZWO aurait plus de ${MAX_ELEMENTS}\u00a0étapes. Choisissez le format FIT.`,
  )
