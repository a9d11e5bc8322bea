import type { Sport } from '@foulee/domain/shared/sport'

/**
 * Keywords of sports, most specific first: `trail_running` (Garmin), `Trail Run` (COROS), `running`
 * (Strava), `Biking` (TCX).
 */
const WORDS: readonly (readonly [sport: Sport, words: RegExp])[] = [
  ['trail', /^trail$|\btrail ?run|\bultra ?(run|trail)/],
  ['vtt', /\bmountain ?(bik|cycl)|\be?mtb\b|\bvtt\b/],
  ['velo', /\bcycl|\bbik(e|ing)\b|\be?bik(e|ing)\b|\bride$|\bv[eé]lo\b|\bgravel\b/],
  ['course_a_pied', /\brun(ning)?\b|\bjog|\bfooting\b|\bcourse\b/],
  ['randonnee', /\bhik|\btrek|\brandonn[eé]e|\bmountaineer|\bsnow ?shoe/],
  ['marche', /\bwalk|\bmarche\b/],
  ['natation', /\bswim|\bnatation\b/],
  ['ski', /\bski|\bsnow ?board/],
  ['autre', /^other$|^autre$/],
]

export function sportOf(text: string | undefined): Sport | null {
  const words = (text ?? '')
    .slice(0, 100)
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .trim()
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
