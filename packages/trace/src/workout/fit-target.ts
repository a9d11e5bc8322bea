import type { Cible } from '@foulee/domain/entrainement/step'
import { restAfter } from './comments.ts'
import { BPM_OFFSET, TARGET, WATTS_OFFSET } from './fit-workout-profile.ts'
import { parseLevel } from './level.ts'
import { type Chiffree, chiffree } from './target-words.ts'

export type FitTarget = { type: number; zone: number; low: number; high: number }

export const OPEN: FitTarget = { type: TARGET.open, zone: 0, low: Number.NaN, high: Number.NaN }
const custom = (type: number, low: number, high: number): FitTarget => ({
  type,
  zone: 0,
  low,
  high,
})

/** Seconds per km ↔ millimetres per second; an involution. */
const convertPace = (value: number) => 1_000_000 / value
/** Millimetres per second of a % of a VMA in km/h. */
const vmaSpeed = (vma: number, percent: number) => (vma * percent) / 100 / 0.0036

/** FIT target; `OPEN` for a perceived effort, and for % of VMA without `vma` (km/h). */
export function toFitTarget(cible: Cible, vma?: number): FitTarget {
  switch (cible.type) {
    case 'allure':
      return custom(
        TARGET.speed,
        Math.round(convertPace(cible.max)),
        Math.round(convertPace(cible.min)),
      )
    case 'vma':
      if (vma === undefined) return OPEN
      return custom(
        TARGET.speed,
        Math.round(vmaSpeed(vma, cible.min)),
        Math.round(vmaSpeed(vma, cible.max)),
      )
    case 'fc':
      return custom(
        TARGET.heartRate,
        Math.round(cible.min) + BPM_OFFSET,
        Math.round(cible.max) + BPM_OFFSET,
      )
    case 'fc_max':
      return custom(TARGET.heartRate, Math.round(cible.min), Math.round(cible.max))
    case 'puissance':
      return custom(
        TARGET.power,
        Math.round(cible.min) + WATTS_OFFSET,
        Math.round(cible.max) + WATTS_OFFSET,
      )
    default:
      return OPEN
  }
}

export type ReadTarget = { cible: Cible; words: string }
const free = (words: string): ReadTarget => ({ cible: { type: 'libre' }, words })
const aimed = (cible: Chiffree): ReadTarget => ({ cible, words: '' })

export function fromFitTarget({ type, zone, low, high }: FitTarget): ReadTarget {
  if (type === TARGET.open || !(type in TARGET_LABELS)) return free('')
  const name = TARGET_LABELS[type] ?? ''
  if (zone > 0) return free(`zone ${name} ${zone}`)
  const values = [low, high].filter((value) => value >= 0)
  if (!values.some((value) => value > 0)) return free('')
  const [min, max] = [Math.min(...values), Math.max(...values)]
  switch (type) {
    case TARGET.speed:
      return fromSpeeds(min, max)
    case TARGET.heartRate:
      return fromOffset(min, max, BPM_OFFSET, ['fc_max', '%\u00a0FC\u00a0max'], ['fc', 'bpm'])
    case TARGET.power:
      return fromOffset(min, max, WATTS_OFFSET, [null, '%\u00a0FTP'], ['puissance', 'W'])
    default:
      return free(`${name} ${rangeOf(min, max)}`)
  }
}

const TARGET_LABELS: Readonly<Record<number, string>> = {
  [TARGET.speed]: 'vitesse',
  [TARGET.heartRate]: 'FC',
  [TARGET.cadence]: 'cadence',
  [TARGET.power]: 'puissance',
  5: 'pente',
  6: 'résistance',
  11: 'nage',
}

const rangeOf = (min: number, max: number) =>
  (min === max ? `${min}` : `${min} à ${max}`).replaceAll('.', ',')

/** Seconds per km, or km/h at a speed nobody runs. */
function fromSpeeds(low: number, high: number): ReadTarget {
  const cible = chiffree('allure', Math.round(convertPace(high)), Math.round(convertPace(low)))
  const kmh = (speed: number) => Math.round(speed * 0.036) / 10
  return cible ? aimed(cible) : free(`${rangeOf(kmh(low), kmh(high))}\u00a0km/h`)
}

type Kind = readonly [type: Chiffree['type'] | null, unit: string]

/** Values up to `offset` are a percentage, above an absolute value plus `offset`. */
function fromOffset(
  low: number,
  high: number,
  offset: number,
  share: Kind,
  value: Kind,
): ReadTarget {
  const isShare = low <= offset
  const [type, unit] = isShare ? share : value
  const [min, max] = isShare ? [low, high] : [low - offset, high - offset]
  const cible = type && chiffree(type, min, max)
  return cible ? aimed(cible) : free(`${rangeOf(min, max)}\u00a0${unit}`)
}

const ZONE = /^zone (vitesse|FC|puissance) (\d{1,2})/

/**
 * FIT target expressed as words in a free step (share of the FTP, watch zone), and the rest; null
 * otherwise.
 */
export function parseFitWords(text: string): { target: FitTarget; rest: string } | null {
  const share = parseLevel(text)
  if (share?.level.of === 'FTP') {
    const { from, to } = share.level
    const [low, high] = [Math.round(Math.min(from, to)), Math.round(Math.max(from, to))]
    return { target: custom(TARGET.power, low, high), rest: share.rest }
  }
  const [words, name = '', zone] = ZONE.exec(text) ?? []
  const rest = words === undefined ? null : restAfter(text, words.length)
  if (rest === null) return null
  const type = Number(Object.keys(TARGET_LABELS).find((key) => TARGET_LABELS[Number(key)] === name))
  return { target: { ...OPEN, type, zone: Number(zone) }, rest }
}

export function mayMean({ type }: FitTarget, cible: Chiffree): boolean {
  if (type === TARGET.open) return true
  return MEANT[cible.type] === type
}
const MEANT: Readonly<Record<Chiffree['type'], number>> = {
  allure: TARGET.speed,
  vma: TARGET.speed,
  fc: TARGET.heartRate,
  fc_max: TARGET.heartRate,
  puissance: TARGET.power,
  rpe: TARGET.open,
}
