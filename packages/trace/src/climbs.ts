import { at } from './column.ts'
import { findTurns, type Relief } from './elevation.ts'
import { computeSlopes } from './slopes.ts'
import type { Survey } from './survey.ts'

/** Metres; a smaller descent does not end a climb. */
const DESCENT = 20
/** Rise over run at which a climb begins and ends. */
const FOOT = 0.02
const LEAST_GAIN = 20
const LEAST_LENGTH = 200
const LEAST_SLOPE = 0.03

export type Montee = {
  debut: number
  fin: number
  longueur: number
  denivele: number
  pente_moyenne: number
  /** Steepest 100 m. */
  pente_max: number
  altitude_debut: number
  altitude_fin: number
}

/**
 * Stretch between a low and a high with the largest gain above 2 %, which trims flat approaches
 * (Kadane 1984).
 */
function trimFlats(relief: Relief, low: number, high: number): { from: number; to: number } {
  const { altitudes, step } = relief
  let best = { from: low, to: high, gain: Number.NEGATIVE_INFINITY }
  let from = low
  let gain = 0
  for (let index = low + 1; index <= high; index++) {
    gain += at(altitudes, index) - at(altitudes, index - 1) - FOOT * step
    if (gain > best.gain) best = { from, to: index, gain }
    if (gain > 0) continue
    gain = 0
    from = index
  }
  return best
}

function describeClimb(
  relief: Relief,
  slopes: Float64Array,
  start: number,
  from: number,
  to: number,
): Montee {
  const altitude_debut = at(relief.altitudes, from)
  const altitude_fin = at(relief.altitudes, to)
  const longueur = (to - from) * relief.step
  let pente_max = 0
  for (let index = from; index <= to; index++) pente_max = Math.max(pente_max, at(slopes, index))
  return {
    debut: start + from * relief.step,
    fin: start + to * relief.step,
    longueur,
    denivele: altitude_fin - altitude_debut,
    pente_moyenne: (altitude_fin - altitude_debut) / longueur,
    pente_max,
    altitude_debut,
    altitude_fin,
  }
}

function listClimbs(relief: Relief, start: number): Montee[] {
  const slopes = computeSlopes(relief)
  const turns = findTurns(relief.altitudes, DESCENT)
  const climbs: Montee[] = []
  for (const [rank, low] of turns.entries()) {
    const high = turns[rank + 1] ?? low
    if (at(relief.altitudes, high) <= at(relief.altitudes, low)) continue
    const { from, to } = trimFlats(relief, low, high)
    climbs.push(describeClimb(relief, slopes, start, from, to))
  }
  return climbs.filter(
    ({ denivele, longueur, pente_moyenne }) =>
      denivele >= LEAST_GAIN && longueur >= LEAST_LENGTH && pente_moyenne >= LEAST_SLOPE,
  )
}

/**
 * Longest climbs first, `count` at most. A climb gains at least 20 m over at least 200 m at 3 % or
 * more, without a descent of 20 m, flat approaches trimmed. Never across segments.
 */
export function findClimbs(survey: Survey, count = 3): Montee[] {
  return survey.parts
    .flatMap(({ relief, debut }) => (relief ? listClimbs(relief, debut) : []))
    .sort((a, b) => b.longueur - a.longueur || a.debut - b.debut)
    .slice(0, count)
}
