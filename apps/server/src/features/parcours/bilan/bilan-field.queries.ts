import type { Bilan } from '@foulee/contract/parcours/bilan'
import type { Db } from '@foulee/db/connect'
import { LEAST_PELOTON } from '@foulee/domain/courses/passages'
import { chooseBounds } from '@foulee/domain/parcours/semblables'
import { findMedians, findTimes } from '#features/parcours/feuille-de-route/semblables.queries.ts'

export type SameTime = {
  semblables: NonNullable<Bilan['semblables']>
  /** Median seconds by metres, and at the finish. */
  medians: ReadonlyMap<number, number>
  arrivee: number
}

/**
 * Finishers of the same day in about the same time, the caller apart; null for fewer than five, or where no
 * point saw five of them.
 */
export async function findSameTime(
  db: Db,
  field: { epreuves_id: number; but: number | undefined },
  about: number,
): Promise<SameTime | null> {
  const times = await findTimes(db, field)
  const bounds = chooseBounds(times, about, LEAST_PELOTON)
  if (!bounds) return null
  const rows = await findMedians(db, field, bounds, LEAST_PELOTON)
  if (!rows.length) return null
  const near = times
    .filter((time) => time >= bounds.least && time <= bounds.most)
    .toSorted((a, b) => a - b)
  return {
    semblables: bounds,
    medians: new Map(rows.map(({ metres, temps }) => [metres, temps])),
    arrivee: findMedian(near) ?? about,
  }
}

/** Between the two in the middle of an even field, as at the points. */
function findMedian(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
