import { firstGrapheme } from '@foulee/domain/shared/graphemes'

/**
 * Initials of the first and last words, at most two: « Léa Petit-Jean » → LP. Words without letter
 * or digit count only if there are no others.
 */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean)
  const plain = all.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const words = plain.length ? plain : all
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstGrapheme(word).toLocaleUpperCase('fr')).join('')
}
