import type { LieuBilan } from '@foulee/contract/parcours/bilan'
import { interpolate } from '@foulee/trace/column'
import { cutStretches } from '@foulee/trace/stretches'
import { type Source, toTraceMetres } from '#features/parcours/feuille-de-route/feuille-source.ts'

/** Points with the pace of each leg on the flat, at equal effort; null without a track. */
export function measureEffort(
  source: Source,
  lieux: readonly Omit<LieuBilan, 'allure'>[],
): LieuBilan[] {
  const effortAt = source.has_trace ? readEffort(source) : null
  let before = { metres: 0, reel: 0 }
  return lieux.map((lieu) => {
    const { metres, reel } = lieu
    if (reel === null) return { ...lieu, allure: null }
    const effort = effortAt ? effortAt(metres) - effortAt(before.metres) : 0
    const seconds = reel - before.reel
    before = { metres, reel }
    return {
      ...lieu,
      allure: effort > 0 && seconds > 0 ? Math.round((1000 * seconds) / effort) : null,
    }
  })
}

/** Flat metres of the same effort from the start to a place. */
function readEffort(source: Source): (metres: number) => number {
  const stretches = cutStretches(source.survey, source.ground)
  const distances = new Float64Array(stretches.length + 1)
  const efforts = new Float64Array(stretches.length + 1)
  for (const [rank, { longueur, effort }] of stretches.entries()) {
    distances[rank + 1] = (distances[rank] ?? 0) + longueur
    efforts[rank + 1] = (efforts[rank] ?? 0) + effort
  }
  return (metres) => interpolate(distances, efforts, toTraceMetres(source, metres))
}
