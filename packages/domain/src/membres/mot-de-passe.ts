/**
 * Password rules (produit 7.2) and strength estimate. Imports the common list: load lazily in
 * pages.
 */

import { MOTS_DE_PASSE_COURANTS } from './mots-de-passe-courants.ts'

const MOT_DE_PASSE_MIN = 12
/** Limits the cost of hashing. */
const MOT_DE_PASSE_MAX = 200
const LOCAL_PART_MIN = 3

/** Predictable sequences: alphabet, digits, rows of French, English and German keyboards. */
const TRACKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
].flatMap((track) => [track, [...track].toReversed().join('')])

const RUN_MIN = 3
const COMMON_MIN = 6
const COMMON_MAX = Math.max(...[...MOTS_DE_PASSE_COURANTS].map((mot) => mot.length))
/** Most pieces around a common word or sequence that is still guessed early. */
const MAX_GUESSED_PIECES = 4

function getRepeatLength(text: string, from: number): number {
  let end = from + 1
  while (end < text.length && text[end] === text[from]) end += 1
  return end - from
}

function getTrackLength(text: string, from: number): number {
  let length = RUN_MIN
  while (from + length <= text.length) {
    const run = text.slice(from, from + length)
    if (!TRACKS.some((track) => track.includes(run))) break
    length += 1
  }
  return length > RUN_MIN ? length - 1 : 1
}

function getCommonLength(text: string, from: number): number {
  const longest = Math.min(COMMON_MAX, text.length - from)
  for (let length = longest; length >= COMMON_MIN; length -= 1) {
    if (MOTS_DE_PASSE_COURANTS.has(text.slice(from, from + length))) return length
  }
  return /^(19|20)\d\d/.test(text.slice(from, from + 4)) ? 4 : 1
}

/**
 * Guessing cost in pieces: a common word, year, sequence or repetition counts as one, else each
 * character.
 */
function countPieces(text: string): number {
  let pieces = 0
  for (let at = 0; at < text.length; pieces += 1) {
    at += Math.max(getCommonLength(text, at), getTrackLength(text, at), getRepeatLength(text, at))
  }
  return pieces
}

/** A periodic text occurs in its own double before the middle. */
const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length

export function isMotDePasseCourant(motDePasse: string): boolean {
  const text = motDePasse.slice(0, MOT_DE_PASSE_MAX).toLowerCase()
  if (MOTS_DE_PASSE_COURANTS.has(text)) return true
  if (new Set(text).size <= 3 || isRepeated(text)) return true
  return countPieces(text) <= MAX_GUESSED_PIECES
}

function holdsEmail(motDePasse: string, email: string): boolean {
  const address = email.trim().toLowerCase()
  const [local = ''] = address.split('@')
  return local.length >= LOCAL_PART_MIN && motDePasse.toLowerCase().includes(local)
}

export function checkMotDePasse(motDePasse: string, email: string): string[] {
  if (motDePasse.length > MOT_DE_PASSE_MAX) {
    return [`Le mot de passe ne peut pas dépasser ${MOT_DE_PASSE_MAX}\u00a0caractères.`]
  }
  const messages: string[] = []
  if ([...motDePasse].length < MOT_DE_PASSE_MIN) {
    messages.push(`Le mot de passe doit compter au moins ${MOT_DE_PASSE_MIN}\u00a0caractères.`)
  } else if (isMotDePasseCourant(motDePasse)) {
    messages.push('Ce mot de passe est trop courant\u00a0: il serait vite deviné.')
  }
  if (holdsEmail(motDePasse, email)) {
    messages.push('Le mot de passe ne doit pas contenir votre adresse e-mail.')
  }
  return messages
}

type Force = 0 | 1 | 2 | 3 | 4

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 32],
]

/** Upper bound: bits of a random text with as many pieces of the same character classes. */
function estimateBits(motDePasse: string): number {
  const kinds = ALPHABETS.filter(([pattern]) => pattern.test(motDePasse))
  const size = kinds.reduce((sum, [, letters]) => sum + letters, 0)
  return countPieces(motDePasse.toLowerCase()) * Math.log2(Math.max(2, size))
}

/** Strength from 0 to 4, an indication only; `checkMotDePasse` decides. */
export function getForce(motDePasse: string): Force {
  const text = motDePasse.slice(0, MOT_DE_PASSE_MAX)
  if (text.length < 8 || isMotDePasseCourant(text)) return 0
  if (text.length < MOT_DE_PASSE_MIN) return 1
  const bits = estimateBits(text)
  if (bits < 60) return 2
  return bits < 80 ? 3 : 4
}
