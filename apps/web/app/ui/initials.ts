import { firstGrapheme } from '@foulee/domain/shared/graphemes'

/**
 * First letters of the first and last words of a name, at most two: « Léa Petit-Jean » → LP. A word without a
 * letter or a figure counts only where there is no other.
 */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean)
  const plain = all.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const words = plain.length ? plain : all
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstGrapheme(word).toLocaleUpperCase('fr')).join('')
}
