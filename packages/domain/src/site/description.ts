import { trimEndSigns } from '../fin.ts'

/** Letters that search engines show of a description before they cut it, with room for the next word. */
export const DESCRIPTION_MAX = 165

/** A description in one line, whole or cut at the end of a word. */
export function cutDescription(text: string): string {
  const line = text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  const kept = line.slice(0, DESCRIPTION_MAX)
  const end = kept.lastIndexOf(' ')
  return `${trimEndSigns(kept.slice(0, end > 0 ? end : DESCRIPTION_MAX - 1), ' \u00a0\u202f,;:.·–-')}…`
}
