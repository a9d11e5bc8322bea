import type { Limite } from './limites.ts'
import type { Refus } from './raccourci.ts'

/** A place in a text that moves forward: what the reader of the shorthand reads with. */
export type Cursor = {
  /** As it was typed: comments are taken from it, and refusals point into it. */
  readonly text: string
  /** The same length, without capitals, accents and typography: what patterns are tried on. */
  readonly plain: string
  at: number
}

const TYPED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '″': '"',
  '”': '"',
  '×': 'x',
  '*': 'x',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
}

/** One character for one, so that a place in the plain text is the same place in the typed one. */
function plainChar(char: string): string {
  if (char >= 'a' && char <= 'z') return char
  if (char === '\n') return char
  if (/\s/.test(char)) return ' '
  const typed = TYPED[char]
  if (typed) return typed
  // A letter with an accent keeps its letter; half of a pair of surrogates stays what it is.
  return char.normalize('NFD').charAt(0).toLowerCase().charAt(0)
}

export function startCursor(text: string): Cursor {
  let plain = ''
  for (let index = 0; index < text.length; index += 1) plain += plainChar(text.charAt(index))
  return { text, plain, at: 0 }
}

export type Place = { position: number; longueur: number }

/** Why reading stops. It never leaves `readRaccourci`, which answers its refusal. */
export class RefusError extends Error {
  readonly refus: Refus
  constructor(refus: Refus) {
    super(refus.message)
    this.refus = refus
  }
}

/** Stops reading, pointing at `longueur` characters from `position`. */
export function refuse({ position, longueur }: Place, attendu: string, message: string): never {
  throw new RefusError({ position, longueur, attendu, message })
}

/** Stops reading at a figure that no step may have. */
export const refuseLimite = (place: Place, { attendu, message }: Limite): never =>
  refuse(place, attendu, message)

/** The pattern (sticky: flag `y`) at the cursor, which moves behind it; null leaves the cursor in place. */
export function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.plain)
  if (match) cursor.at += match[0].length
  return match
}

/** Whether the pattern (sticky) stands at the cursor, which stays. */
export function sees(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at
  return pattern.test(cursor.plain)
}

const SPACES = / */y
export const skipSpaces = (cursor: Cursor): void => {
  take(cursor, SPACES)
}

/** The characters from a place to the cursor. */
export const since = (start: number, { at }: Cursor) => ({
  position: start,
  longueur: at - start,
})

const SHOWN = 30
/** What stands at the cursor up to a space, for a refusal that points at it and quotes it. */
export function nextWord(cursor: Cursor): { position: number; longueur: number; mot: string } {
  const word = take({ ...cursor }, /[^\s+,;()]+|./y)?.[0] ?? ''
  const longueur = Math.min(word.length, SHOWN)
  return {
    position: cursor.at,
    longueur,
    mot: cursor.text.slice(cursor.at, cursor.at + longueur),
  }
}
