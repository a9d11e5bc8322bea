/**
 * Stream events stored for two days (produit 13.20) and replayed on reconnection. Other events are
 * only sent live; the page fetches the state again.
 */
export const FLUX_REPLAYED = ['notification', 'notifications_lues'] as const
export type FluxReplayed = (typeof FLUX_REPLAYED)[number]

const SPREAD_LEAST_MS = 500
const SPREAD_MOST_MS = 30_000
const ANSWER_MS = 2

/** Milliseconds over which that many clients spread their requests after a broadcast. */
export const getSpread = (pages: number): number =>
  Math.min(SPREAD_MOST_MS, Math.max(SPREAD_LEAST_MS, pages * ANSWER_MS))

const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/**
 * Reconnection delay in milliseconds: exponential backoff with jitter, against a thundering herd
 * after a restart.
 * @param failures consecutive failures, from 0
 * @param random from 0 to 1
 */
export function getComebackPause(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.round(most / 2 + (most / 2) * random)
}
