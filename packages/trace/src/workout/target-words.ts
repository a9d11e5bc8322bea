import { CIBLE_LIMITS, type Cible, type CibleChiffree } from '@foulee/domain/entrainement/step'
import { formatAllure } from '@foulee/domain/shared/mesure'
import { restAfter } from './comments.ts'

export type Chiffree = Extract<Cible, { min: number }>

const UNITS: Readonly<Record<Exclude<CibleChiffree, 'allure' | 'rpe'>, string>> = {
  vma: '%\u00a0VMA',
  fc: 'bpm',
  fc_max: '%\u00a0FC\u00a0max',
  puissance: 'W',
}

/** Three decimals, which are read back exactly. */
const number = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',')

/** Target in words: `95 à 100 % VMA`, `4'30/km`, `RPE 6 à 7 (zone A3)`. */
export function targetWords({ type, min, max, zone }: Chiffree): string {
  const figures = figuresOf(type, min, max)
  return zone === undefined ? figures : `${figures} (zone\u00a0${zone})`
}

function figuresOf(type: CibleChiffree, min: number, max: number): string {
  if (type === 'allure') {
    const [quick, slow] = [formatAllure(min), formatAllure(max)]
    return min === max ? quick : `${quick.replace('/km', '')} à ${slow}`
  }
  const range = min === max ? number(min) : `${number(min)} à ${number(max)}`
  return type === 'rpe' ? `RPE\u00a0${range}` : `${range}\u00a0${UNITS[type]}`
}

const NUMBER = '(\\d{1,4}(?:,\\d{1,3})?)'
const PACE = "(\\d{1,2})'([0-5]\\d)"
const ZONE = '(?: \\(zone\\s([^()]{1,20})\\))?'
const range = (unit: string) => `${NUMBER}(?: à ${NUMBER})?\\s${unit}`

const FORMS: readonly (readonly [type: CibleChiffree, pattern: RegExp])[] = (
  [
    ['vma', range('%\\sVMA')],
    ['fc_max', range('%\\sFC\\smax')],
    ['fc', range('bpm')],
    ['puissance', range('W')],
    ['rpe', `RPE\\s${NUMBER}(?: à ${NUMBER})?`],
  ] as const
).map(([type, form]) => [type, new RegExp(`^${form}${ZONE}`)])
const PACE_FORM = new RegExp(`^${PACE}(?: à ${PACE})?/km${ZONE}`)

export type ReadCible = { cible: Chiffree; rest: string }

export function parseTarget(text: string): ReadCible | null {
  for (const [type, pattern] of FORMS) {
    const match = pattern.exec(text)
    if (!match) continue
    const [words, low = '', high = low, zone] = match
    const [min, max] = [low, high].map((value) => Number(value.replace(',', '.')))
    return accept(text, words, chiffree(type, min, max, zone))
  }
  const match = PACE_FORM.exec(text)
  if (!match) return null
  const [words, minutes, seconds, slowMinutes = minutes, slowSeconds = seconds, zone] = match
  const min = Number(minutes) * 60 + Number(seconds)
  const max = Number(slowMinutes) * 60 + Number(slowSeconds)
  return accept(text, words, chiffree('allure', min, max, zone))
}

export function chiffree(
  type: CibleChiffree,
  min = Number.NaN,
  max = Number.NaN,
  zone?: string,
): Chiffree | null {
  const limits = CIBLE_LIMITS[type]
  if (!(min >= limits.min && min <= max && max <= limits.max)) return null
  return zone === undefined ? { type, min, max } : { type, min, max, zone }
}

function accept(text: string, words: string, cible: Chiffree | null): ReadCible | null {
  const rest = restAfter(text, words.length)
  return cible && rest !== null ? { cible, rest } : null
}
