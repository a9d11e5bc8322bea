import type { Fin, SimpleStepType, Step } from '@foulee/domain/entrainement/step'
import { MAX_DESCRIPTION } from '../read-limits.ts'
import { parseDecimal } from '../read-numbers.ts'
import { descriptionOf } from '../read-titles.ts'
import type { Attributes, XmlEvents } from '../xml/xml-handler.ts'
import { assignTypes, type Block, stepOf } from './blocks.ts'
import { commentOf, joinWords, oneLine } from './comments.ts'
import type { Level, Reference } from './level.ts'
import {
  finishSteps,
  MAX_FLAT_STEPS,
  type ReadWorkout,
  type ReadWorkoutOptions,
  tooMany,
  unreadable,
} from './workout.ts'

/*
 * ZWO, the XML format of Zwift, undocumented: names and meanings from
 * https://github.com/h4l/zwift-workout-file-reference, case-insensitive.
 */

type Element = { name: string; attributes: Attributes; messages: string[] }

type Content = { texts: Map<string, string>; elements: Element[] }

/** Depths: root 1, fields 2, elements of `<workout>` 3, text events 4. */
const FIELD = 2
const ELEMENT = 3
const EVENT = 4

/** Handler for the root `workout_file`; `finish` returns the workout, see `readWorkout`. */
export function createZwoHandler(options: ReadWorkoutOptions) {
  const content: Content = { texts: new Map(), elements: [] }
  const path: string[] = []
  let text = ''
  const events: XmlEvents = {
    open(name, attributes) {
      path.push(name.toLowerCase())
      text = ''
      if (path[1] === 'workout') openInside(content, path, lowerCase(attributes))
    },
    text(data) {
      if (path.length === FIELD && text.length < MAX_DESCRIPTION) text += data
    },
    close() {
      const name = path.at(-1) ?? ''
      if (path.length === FIELD && !content.texts.has(name)) content.texts.set(name, text)
      path.pop()
    },
  }
  return { ...events, finish: () => finishZwo(content, options) }
}

const lowerCase = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))

function openInside({ elements }: Content, path: readonly string[], attributes: Attributes) {
  const name = path.at(-1) ?? ''
  if (path.length === ELEMENT) {
    elements.push({ name, attributes, messages: [] })
    if (elements.length > MAX_FLAT_STEPS) throw tooMany(elements.length)
  }
  if (path.length === EVENT && name === 'textevent') {
    elements.at(-1)?.messages.push(oneLine(attributes.message ?? ''))
  }
}

function finishZwo({ texts, elements }: Content, { ftp }: ReadWorkoutOptions): ReadWorkout {
  const isRun = /run/i.test(texts.get('sporttype') ?? '')
  const isDistance = /distance/i.test(texts.get('durationtype') ?? '')
  const parts = assignTypes(
    elements.flatMap((element) => readElement(element, isRun, isDistance)),
    100,
  )
  const steps = parts.flatMap((part): Step[] => {
    if (!part.series) return [stepOf(part, ftp)]
    const { fois, blocks } = part.series
    const inner = blocks.map((block) => stepOf(block, ftp))
    const commentaire = commentOf(part.words)
    if (fois === 1) return inner
    return [{ type: 'repetition', fois, steps: inner, ...(commentaire && { commentaire }) }]
  })
  return {
    format: 'zwo',
    titre: oneLine(texts.get('name') ?? ''),
    description: descriptionOf(texts.get('description')) ?? '',
    sport: isRun ? 'course_a_pied' : 'velo',
    steps: finishSteps(steps),
  }
}

type Series = { fois: number; blocks: (Block & { type: SimpleStepType })[] }
type Part = Block & { series?: Series }

const TYPES: Readonly<Record<string, SimpleStepType | null>> = {
  warmup: 'echauffement',
  cooldown: 'retour_au_calme',
  ramp: null,
  steadystate: null,
  solidstate: null,
  freeride: 'effort',
  maxeffort: 'effort',
}
const RAMPS = ['warmup', 'cooldown', 'ramp']

function readElement(element: Element, isRun: boolean, isDistance: boolean): Part[] {
  const { name, attributes } = element
  const words = wordsOf(element)
  const numberAt = (key: string) => parseDecimal(attributes[key] ?? '')
  const end = (key: string) => endOf(numberAt(key), isDistance)
  const of = referenceOf(attributes, isRun)
  const level = (keys: LevelKeys, isRamp: boolean) => levelAt(numberAt, keys, isRamp, of)
  if (name === 'intervalst') {
    const on = end('onduration')
    const off = end('offduration')
    const blocks = [
      ...(on ? [{ type: 'effort', fin: on, level: level(ON, false), words: '' } as const] : []),
      ...(off
        ? [{ type: 'recuperation', fin: off, level: level(OFF, false), words: '' } as const]
        : []),
    ]
    const fois = numberAt('repeat')
    if (blocks.length === 0 || fois === 0 || !blocks[0]) return []
    return [{ ...blocks[0], type: 'effort', words, series: { fois, blocks } }]
  }
  if (!(name in TYPES) && attributes.duration === undefined) return []
  const fin = end('duration')
  if (!fin) return []
  const type = name in TYPES ? (TYPES[name] ?? null) : 'effort'
  return [{ type, fin, level: level(WHOLE, RAMPS.includes(name)), words }]
}

function wordsOf({ name, attributes, messages }: Element): string {
  const { cadence } = attributes
  return joinWords(
    name === 'maxeffort' ? 'À fond' : '',
    cadence && /^\d{1,3}$/.test(cadence) && cadence !== '0' ? `cadence ${cadence}` : '',
    messages.filter((message) => message !== '').join(' / '),
  )
}

/** Shares refer to the FTP, or for runners to a pace: threshold, or a numbered one. */
function referenceOf({ pace }: Attributes, isRun: boolean): Reference {
  if (!isRun) return 'FTP'
  return pace && /^\d{1,2}$/.test(pace) ? `allure Zwift ${Number(pace)}` : 'allure seuil'
}

/** Whole seconds, or metres if the file uses distances; null if zero. */
function endOf(value: number, isDistance: boolean): Fin | null {
  if (Number.isNaN(value)) throw noDuration()
  if (value <= 0) return null
  if (isDistance) return { type: 'distance', valeur: Math.round(value) }
  return { type: 'temps', valeur: Math.max(1, Math.round(value)) }
}

type LevelKeys = { alone: string; low: string; high: string }
const WHOLE: LevelKeys = { alone: 'power', low: 'powerlow', high: 'powerhigh' }
const ON: LevelKeys = { alone: 'onpower', low: 'poweronlow', high: 'poweronhigh' }
const OFF: LevelKeys = { alone: 'offpower', low: 'powerofflow', high: 'poweroffhigh' }

/** A ramp goes from `low` to `high`, in either order; otherwise they are a range. */
function levelAt(
  numberAt: (key: string) => number,
  { alone, low, high }: LevelKeys,
  isRamp: boolean,
  of: Reference,
): Level | null {
  const ends = [numberAt(low), numberAt(high)].filter((value) => value >= 0)
  const [only] = [numberAt(alone), ...ends].filter((value) => value >= 0)
  if (only === undefined) return null
  const [first = only, last = first] = ends
  const [from, to] = isRamp ? [first, last] : [Math.min(first, last), Math.max(first, last)]
  return { from: from * 100, to: to * 100, isRamp: isRamp && first !== last, of }
}

const noDuration = () =>
  unreadable(
    'Une étape de cette séance ne dit pas combien de temps elle dure. Exportez-la de nouveau.',
  )
