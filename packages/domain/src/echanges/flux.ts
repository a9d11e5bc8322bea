/**
 * Events of a stream that are kept for two days (produit 13.20): whoever takes a stream up again has
 * missed none of them. Of the others, which are said to whoever listens just then, the page asks again.
 */
export const FLUX_KEPT = ['notification', 'notifications_lues'] as const
export type FluxKept = (typeof FLUX_KEPT)[number]

const SPREAD_LEAST_MS = 500
const SPREAD_MOST_MS = 30_000
/** What one answer costs a process, about. */
const ANSWER_MS = 2

/** Over how long that many pages, told of something at once, ask what it is, in milliseconds. */
export const getSpread = (pages: number): number =>
  Math.min(SPREAD_MOST_MS, Math.max(SPREAD_LEAST_MS, pages * ANSWER_MS))

const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/**
 * How long a page waits before it tries again to be told, in milliseconds: twice as long after each
 * failure, and never two pages the same, so that those whom a restart cut off do not come at once.
 * @param failures how many in a row, from 0
 * @param random from 0 to 1
 */
export function getComebackPause(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.round(most / 2 + (most / 2) * random)
}
