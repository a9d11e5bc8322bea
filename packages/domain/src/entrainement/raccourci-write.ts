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

const NBSP = '\u00a0'
const number = (value: number) => String(value).replace('.', ',')
const pad = (value: number) => String(value).padStart(2, '0')

function writeTime(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 60) return `${number(seconds)}"`
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  if (hours === 0) return rest ? `${minutes}'${pad(rest)}"` : `${minutes}'`
  const whole = minutes || rest ? `${hours}h${pad(minutes)}` : `${hours}h`
  return rest ? `${whole}'${pad(rest)}"` : whole
}

/**
 * Metres from which kilometres are customary, in a repetition (3x2000 m) and outside one (5 km).
 */
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

/** Seconds per km as `4'30-4'45/km`; as plain seconds if not whole. */
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

/** Target in shorthand, empty if free; an unknown zone is omitted. */
export function writeCible(cible: Cible): string {
  if (cible.type === 'libre') return ''
  const zone = cible.zone === undefined ? undefined : findZone(cible.zone)
  if (!zone) return writeFigures(cible)
  const own = targetZone(zone)
  const isOwn = own.type === cible.type && own.min === cible.min && own.max === cible.max
  return isOwn ? zone.code : `${writeFigures(cible)} (${zone.code})`
}

/** Doubles closing marks, so that any text round-trips. */
const writeComment = ({ commentaire }: Step): string =>
  commentaire === undefined ? '' : `«${NBSP}${commentaire.replaceAll('»', '»»')}${NBSP}»`

const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')

/** Step type keywords. `10' RC` has its keyword last. */
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

/** Longest effort and recovery written as a pair: `30/30`, `1'/1'`, `400/200 m`. */
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

/** Step that `8x` may precede without parentheses. */
const isBare = (step: Step | undefined): step is SimpleStep =>
  step !== undefined && !isRepetition(step) && step.type === 'effort' && step.fin.type !== 'touche'

/** Recovery that `r=` can express: a hard target would be attached to the effort. */
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

/** Layout of a repetition: content, and trailing recovery. */
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

/** `R` only to distinguish two levels of recovery. */
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

/** @param guessed type that the parser would assume without a keyword */
function writeStep(step: Step, isRepeated: boolean, guessed: SimpleStepType): string {
  if (isRepetition(step)) return writeRepetition(step)
  return writeSimple(step, { isRepeated, isSaid: step.type !== guessed })
}

/**
 * One-line shorthand of a session. Within the limits, `readRaccourci` returns the same steps,
 * without ids and positions.
 */
export const writeRaccourci = (steps: readonly Step[]): string =>
  steps.map((step, index) => writeStep(step, false, guessType(steps, index))).join(' + ')
