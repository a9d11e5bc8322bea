import { STEP_LIMITS } from '@foulee/domain/entrainement/step'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'

/*
 * What a file cannot say with numbers stands as words at the beginning of a comment, with `. ` between them and
 * what follows: « 95 à 100 % VMA. Bien relâché ».
 */
const SEPARATOR = '. '

/** A text on one line as a step keeps it: blanks in one, control characters out, cut to its size. */
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

/** A text on one line; spaces that do not break stay what they are. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** Those that say something, one after the other. */
export const joinWords = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(SEPARATOR)

/** What follows words of `length` characters, null when the words go on. */
export function restAfter(text: string, length: number): string | null {
  if (text.length === length) return ''
  return text.startsWith(SEPARATOR, length) ? text.slice(length + SEPARATOR.length) : null
}
