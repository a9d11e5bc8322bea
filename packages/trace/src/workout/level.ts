import type { Cible } from '@foulee/domain/entrainement/step'
import { joinWords, restAfter } from './comments.ts'
import { chiffree } from './target-words.ts'

/**
 * Unit of a share, or watts (`W`). Zwift pace numbers are undocumented, and programs disagree on
 * whether they start at 0 or 1: kept as numbers.
 */
export type Reference = 'W' | 'FTP' | 'allure seuil' | `allure Zwift ${number}`

export type Level = {
  /** Start and end of a ramp; otherwise an ordered range. */
  from: number
  to: number
  isRamp: boolean
  of: Reference
}

const rounded = (value: number, of: Reference) =>
  of === 'W' ? Math.round(value) : Math.round(value * 10) / 10

const number = (value: number) => String(value).replace('.', ',')
const unitOf = (of: Reference) => (of === 'W' ? 'W' : `%\u00a0${of.replaceAll(' ', '\u00a0')}`)

/** `80 à 100 % FTP`; a ramp is `de 30 à 70 % FTP`. */
export function levelWords({ from, to, isRamp, of }: Level): string {
  const [first, last] = [rounded(from, of), rounded(to, of)]
  if (first === last) return `${number(first)}\u00a0${unitOf(of)}`
  return `${isRamp ? 'de ' : ''}${number(first)} à ${number(last)}\u00a0${unitOf(of)}`
}

const WORDS =
  /^(de )?(\d{1,4}(?:,\d)?)(?: à (\d{1,4}(?:,\d)?))?\u00a0(?:%\u00a0(FTP|allure\u00a0seuil|allure\u00a0Zwift\u00a0\d{1,3})|(W))/

export function parseLevel(comment: string): { level: Level; rest: string } | null {
  const match = WORDS.exec(comment)
  if (!match) return null
  const [words, ramp, first = '', last = first, share = 'W'] = match
  const rest = restAfter(comment, words.length)
  const level: Level = {
    from: Number(first.replace(',', '.')),
    to: Number(last.replace(',', '.')),
    isRamp: ramp !== undefined,
    of: share.replaceAll('\u00a0', ' ') as Reference,
  }
  // Another wording was written by a person, and stays a comment.
  return rest !== null && levelWords(level) === words ? { level, rest } : null
}

function wattsOf({ from, to, of }: Level, ftp: number | undefined): [number, number] | null {
  if (of === 'W') return [Math.round(from), Math.round(to)]
  if (of !== 'FTP' || ftp === undefined) return null
  return [Math.round((from * ftp) / 100), Math.round((to * ftp) / 100)]
}

/**
 * Watts if known, with the ends of a ramp in the comment, as a target has no direction; else a free
 * step with the share in its comment.
 */
export function levelTarget(level: Level, ftp: number | undefined, more: string) {
  const watts = wattsOf(level, ftp)
  const cible: Cible | null = watts && chiffree('puissance', Math.min(...watts), Math.max(...watts))
  if (!watts || !cible) {
    return { cible: { type: 'libre' } as const, comment: joinWords(levelWords(level), more) }
  }
  const ramp = { from: watts[0], to: watts[1], isRamp: true, of: 'W' } as const
  const isRamp = level.isRamp && watts[0] !== watts[1]
  return { cible, comment: isRamp ? joinWords(levelWords(ramp), more) : more }
}

/** Level of a target and comment, and the rest of the comment; null for another target. */
export function levelOf(cible: Cible, comment: string): { level: Level; rest: string } | null {
  const parsed = parseLevel(comment)
  if (cible.type === 'libre') return parsed
  if (cible.type !== 'puissance' || cible.zone !== undefined) return null
  const { min, max } = cible
  if (parsed?.level.of === 'W' && parsed.level.isRamp && isBetween(parsed.level, min, max))
    return parsed
  return { level: { from: min, to: max, isRamp: false, of: 'W' }, rest: comment }
}

const isBetween = ({ from, to }: Level, min: number, max: number) =>
  Math.min(from, to) === min && Math.max(from, to) === max
