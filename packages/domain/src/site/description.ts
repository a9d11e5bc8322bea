import { trimEndSigns } from '../shared/fin.ts'
import { takeGraphemes } from '../shared/graphemes.ts'

/** Characters shown by search engines before truncation, with room for the next word. */
export const DESCRIPTION_MAX = 165

export function cutDescription(text: string): string {
  const line = text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  const kept = takeGraphemes(line, DESCRIPTION_MAX)
  const end = kept.lastIndexOf(' ')
  return `${trimEndSigns(end > 0 ? kept.slice(0, end) : takeGraphemes(kept, DESCRIPTION_MAX - 1), ' \u00a0\u202f,;:.·–-')}…`
}
