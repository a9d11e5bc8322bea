import type { Limite } from './limites.ts'
import type { Refus } from './raccourci.ts'

export type Cursor = {
  readonly text: string
  /** Normalised text of equal length (lower case, no accents or typography), used for matching. */
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

/** Maps one character to one, so that positions agree in both texts. */
function plainChar(char: string): string {
  if (char >= 'a' && char <= 'z') return char
  if (char === '\n') return char
  if (/\s/.test(char)) return ' '
  const typed = TYPED[char]
  if (typed) return typed
  // Accented letters lose their accent; half a surrogate pair is unchanged.
  return char.normalize('NFD').charAt(0).toLowerCase().charAt(0)
}

export function startCursor(text: string): Cursor {
  let plain = ''
  for (let index = 0; index < text.length; index += 1) plain += plainChar(text.charAt(index))
  return { text, plain, at: 0 }
}

export type Place = { position: number; longueur: number }

export class RefusError extends Error {
  readonly refus: Refus
  constructor(refus: Refus) {
    super(refus.message)
    this.refus = refus
  }
}

export function throwRefus({ position, longueur }: Place, attendu: string, message: string): never {
  throw new RefusError({ position, longueur, attendu, message })
}

export const throwLimite = (place: Place, { attendu, message }: Limite): never =>
  throwRefus(place, attendu, message)

export function consume(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.plain)
  if (match) cursor.at += match[0].length
  return match
}

export function sees(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at
  return pattern.test(cursor.plain)
}

const SPACES = / */y
export const skipSpaces = (cursor: Cursor): void => {
  consume(cursor, SPACES)
}

export const since = (start: number, { at }: Cursor) => ({
  position: start,
  longueur: at - start,
})

const SHOWN = 30
export function nextWord(cursor: Cursor): { position: number; longueur: number; mot: string } {
  const word = consume({ ...cursor }, /[^\s+,;()]+|./y)?.[0] ?? ''
  const longueur = Math.min(word.length, SHOWN)
  return {
    position: cursor.at,
    longueur,
    mot: cursor.text.slice(cursor.at, cursor.at + longueur),
  }
}
