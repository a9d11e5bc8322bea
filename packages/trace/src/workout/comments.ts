import { STEP_LIMITS } from '@foulee/domain/entrainement/step'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'

/*
 * Values without a numeric field are written as words at the start of a comment, followed by `. `:
 * « 95 à 100 % VMA. Bien relâché ».
 */
const SEPARATOR = '. '

export function commentOf(text: string): string {
  const line = oneLine(text)
  const cut = takeGraphemes(line, STEP_LIMITS.commentaire)
  return line.length > cut.length
    ? cut
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trim()
    : cut
}

/** Single-line text; no-break spaces are preserved. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

export const joinWords = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(SEPARATOR)

export function restAfter(text: string, length: number): string | null {
  if (text.length === length) return ''
  return text.startsWith(SEPARATOR, length) ? text.slice(length + SEPARATOR.length) : null
}
