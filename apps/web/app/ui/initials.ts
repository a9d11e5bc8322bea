/** First letters of the first and last words of a name, at most two: « Léa Petit-Jean » → LP. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  return ends.map((word) => word?.charAt(0).toLocaleUpperCase('fr')).join('')
}
