import { isFacile } from './intensite.ts'
import { guessType } from './raccourci.ts'
import {
  type Cible,
  type Fin,
  isRepetition,
  type RepetitionStep,
  type SimpleStep,
  type SimpleStepType,
  type Step,
} from './step.ts'
import { findZone, targetZone } from './zones.ts'

/** Writes the shorthand of a session: see `raccourci.ts`. */

const NBSP = '\u00a0'
const number = (value: number) => String(value).replace('.', ',')
const pad = (value: number) => String(value).padStart(2, '0')

/** Seconds as `45"`, `20'`, `1'30"`, `1h15`. */
function writeTime(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 60) return `${number(seconds)}"`
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  if (hours === 0) return rest ? `${minutes}'${pad(rest)}"` : `${minutes}'`
  const whole = minutes || rest ? `${hours}h${pad(minutes)}` : `${hours}h`
  return rest ? `${whole}'${pad(rest)}"` : whole
}

/** From here on coaches count in kilometres, in a repetition (3x2000 m) and outside one (5 km). */
const KILOMETRES = { repeated: 10_000, once: 1000 } as const

function writeDistance(metres: number, isRepeated: boolean): string {
  const least = isRepeated ? KILOMETRES.repeated : KILOMETRES.once
  const isKilometres = metres >= least && metres % 100 === 0
  return isKilometres ? `${number(metres / 1000)}${NBSP}km` : `${number(metres)}${NBSP}m`
}

function writeFin(fin: Fin, isRepeated: boolean): string {
  if (fin.type === 'touche') return 'jusqu’à la touche'
  return fin.type === 'temps' ? writeTime(fin.valeur) : writeDistance(fin.valeur, isRepeated)
}

const UNITS = {
  vma: `${NBSP}%${NBSP}VMA`,
  fc: `${NBSP}bpm`,
  fc_max: `${NBSP}%${NBSP}FC${NBSP}max`,
  puissance: `${NBSP}W`,
} as const

/** Seconds per km as `4'30-4'45/km`; in plain seconds when they are not whole. */
function writePaces(paces: readonly number[]): string {
  if (!paces.every(Number.isInteger)) return `${paces.map(number).join('-')}${NBSP}s/km`
  return `${paces.map((pace) => `${Math.floor(pace / 60)}'${pad(pace % 60)}`).join('-')}/km`
}

function writeFigures(cible: Exclude<Cible, { type: 'libre' }>): string {
  const ends = cible.min === cible.max ? [cible.min] : [cible.min, cible.max]
  if (cible.type === 'allure') return `à ${writePaces(ends)}`
  const figures = ends.map(number).join('-')
  return cible.type === 'rpe' ? `RPE${NBSP}${figures}` : `à ${figures}${UNITS[cible.type]}`
}

/** A target as the shorthand has it, empty when it is free. A zone that is unknown is left out. */
export function writeCible(cible: Cible): string {
  if (cible.type === 'libre') return ''
  const zone = cible.zone === undefined ? undefined : findZone(cible.zone)
  if (!zone) return writeFigures(cible)
  const own = targetZone(zone)
  const isOwn = own.type === cible.type && own.min === cible.min && own.max === cible.max
  return isOwn ? zone.code : `${writeFigures(cible)} (${zone.code})`
}

/** The closing mark is doubled, so that any text comes back as it was. */
const writeComment = ({ commentaire }: Step): string =>
  commentaire === undefined ? '' : `«${NBSP}${commentaire.replaceAll('»', '»»')}${NBSP}»`

const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')

/** What an author calls a step. `10' RC` has it behind. */
const KINDS: Readonly<Record<SimpleStepType, string>> = {
  echauffement: 'échauffement',
  effort: 'effort',
  recuperation: 'récup',
  retour_au_calme: 'RC',
}

type Place = { isRepeated: boolean; isSaid: boolean }

function writeSimple(step: SimpleStep, { isRepeated, isSaid }: Place): string {
  const isFree = step.fin.type === 'touche' && isSaid
  const fin = isFree ? 'libre' : writeFin(step.fin, isRepeated)
  const isBehind = step.type === 'retour_au_calme' && !isFree
  const kind = isSaid ? KINDS[step.type] : ''
  const head = isBehind ? [fin, kind] : [kind, fin]
  return join(...head, writeCible(step.cible), writeComment(step))
}

/** Efforts and recoveries up to here are read at one glance: `30/30`, `1'/1'`, `400/200 m`. */
const SHORT = { temps: 60, distance: 400 } as const
const BARE = { min: 10, max: 59 } as const

function writePair(effort: Fin, recovery: Fin): string | null {
  if (effort.type === 'touche' || effort.type !== recovery.type) return null
  const ends = [effort.valeur, recovery.valeur]
  if (!ends.every((end) => Number.isInteger(end) && end <= SHORT[effort.type])) return null
  if (effort.type === 'distance') return `${ends.join('/')}${NBSP}m`
  if (ends.every((end) => end >= BARE.min && end <= BARE.max)) return ends.join('/')
  return ends.map(writeTime).join('/')
}

/** What `8x` may stand before without parentheses. */
const isBare = (step: Step | undefined): step is SimpleStep =>
  step !== undefined && !isRepetition(step) && step.type === 'effort' && step.fin.type !== 'touche'

/** A recovery that `r=` may say: a target that is not easy would be read as the effort's. */
const isRecovery = (step: Step | undefined): step is SimpleStep =>
  step !== undefined &&
  !isRepetition(step) &&
  step.type === 'recuperation' &&
  (step.cible.type === 'libre' || isFacile(step.cible))

const isPlain = ({ cible, commentaire }: SimpleStep) =>
  cible.type === 'libre' && commentaire === undefined

function writeRecovery(step: SimpleStep, letter: 'r' | 'R'): string {
  const fin = step.fin.type === 'touche' ? 'libre' : writeFin(step.fin, true)
  return `${letter}=${join(fin, writeCible(step.cible), writeComment(step))}`
}

/** How a repetition is laid out: what is repeated, and the recovery that is said behind it. */
function layOut(step: RepetitionStep) {
  const last = step.steps.at(-1)
  const recovery = step.steps.length > 1 && isRecovery(last) ? last : null
  const repeated = recovery ? step.steps.slice(0, -1) : step.steps
  const [first] = repeated
  const isAlone = repeated.length === 1 && step.commentaire === undefined && isBare(first)
  const alone = isAlone ? first : null
  const pair = alone && recovery && isPlain(recovery) ? writePair(alone.fin, recovery.fin) : null
  return { recovery, repeated, alone, pair }
}

/** Two letters only where there are two levels of recoveries to tell apart. */
function chooseLetter(repeated: readonly Step[]): 'r' | 'R' {
  const isSeries = repeated.some((step) => {
    if (!isRepetition(step)) return false
    const { recovery, pair } = layOut(step)
    return recovery !== null && pair === null
  })
  return isSeries ? 'R' : 'r'
}

function writeRepetition(step: RepetitionStep): string {
  const { recovery, repeated, alone, pair } = layOut(step)
  const times = `${step.fois}x`
  if (alone && pair) return join(times + pair, writeCible(alone.cible), writeComment(alone))
  const behind = recovery ? writeRecovery(recovery, chooseLetter(repeated)) : ''
  if (alone) return join(times + writeSimple(alone, { isRepeated: true, isSaid: false }), behind)
  const inner = repeated.map((child) => writeStep(child, true, 'effort')).join(' + ')
  return join(`${times}(${inner})`, writeComment(step), behind)
}

/** `guessed`: what the reader takes the step for when no word says its kind. */
function writeStep(step: Step, isRepeated: boolean, guessed: SimpleStepType): string {
  if (isRepetition(step)) return writeRepetition(step)
  return writeSimple(step, { isRepeated, isSaid: step.type !== guessed })
}

/**
 * The shorthand of a session, on one line. What it writes of steps within their limits is read back as the
 * same steps by `readRaccourci`; identifiers and positions have no place in it.
 */
export const writeRaccourci = (steps: readonly Step[]): string =>
  steps.map((step, index) => writeStep(step, false, guessType(steps, index))).join(' + ')
