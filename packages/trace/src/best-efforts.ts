import { findClimbs } from './climbs.ts'
import { at, lastOf } from './column.ts'
import { readClimbs, type Survey } from './survey.ts'
import { type Clock, measureTimes, readClock } from './times.ts'

/** Metres to run or to climb, and seconds below which only a receiver is that fast. */
export type Epreuve = { mesure: number; least: number }

/** The quickest stretch: metres asked, seconds with pauses, metres from the start of the outing. */
export type Effort = { mesure: number; secondes: number; debut: number }

export type BestEfforts = {
  distances: Effort[]
  montees: Effort[]
  /** Whole climbs: metres gained, the highest first. */
  cotes: Effort[]
}

const MOST_CLIMBS = 3

/**
 * Quickest stretches of an outing for each length, and for each climb by cumulative gain. A
 * stretch quicker than anybody ran is an error of the receiver: none is given for its length.
 */
export function findBestEfforts(
  survey: Survey,
  lengths: readonly Epreuve[],
  climbs: readonly Epreuve[],
): BestEfforts {
  const times = measureTimes(survey)
  if (!times) return { distances: [], montees: [], cotes: [] }
  const { clock } = times
  return {
    distances: lengths.flatMap((length) => findQuickest(clock.distances, clock, length)),
    montees: findQuickestClimbs(survey, clock, climbs),
    cotes: findHighestClimbs(survey, clock),
  }
}

function findQuickestClimbs(survey: Survey, clock: Clock, climbs: readonly Epreuve[]): Effort[] {
  if (!survey.hasRelief) return []
  const gains = clock.distances.map((metres) => readClimbs(survey, metres)?.denivele ?? 0)
  return climbs.flatMap((climb) => findQuickest(gains, clock, climb))
}

function findHighestClimbs(survey: Survey, clock: Clock): Effort[] {
  return findClimbs(survey, Number.POSITIVE_INFINITY)
    .sort((a, b) => b.denivele - a.denivele || a.debut - b.debut)
    .slice(0, MOST_CLIMBS)
    .map(({ denivele, debut, fin }) => ({
      mesure: Math.round(denivele),
      secondes: Math.round(readClock(clock, fin) - readClock(clock, debut)),
      debut: Math.round(debut),
    }))
    .filter(({ mesure, secondes }) => mesure > 0 && secondes > 0)
}

/**
 * Seconds as a function of metres are straight between two readings, so the quickest window begins
 * or ends at one of them: both are tried, in two passes.
 */
function findQuickest(column: Float64Array, clock: Clock, { mesure, least }: Epreuve): Effort[] {
  if (lastOf(column) - at(column, 0) < mesure) return []
  const ending = findEnding(column, clock, mesure)
  const starting = findStarting(column, clock, mesure)
  const best = starting.secondes < ending.secondes ? starting : ending
  if (!(best.secondes >= least) || !Number.isFinite(best.secondes)) return []
  return [{ mesure, secondes: Math.round(best.secondes), debut: Math.round(best.debut) }]
}

type Window = { secondes: number; debut: number }
const NONE: Window = { secondes: Number.POSITIVE_INFINITY, debut: 0 }

/** Windows that end at a reading; one that begins within a pause begins after it. */
function findEnding(column: Float64Array, { seconds, distances }: Clock, length: number): Window {
  let best = NONE
  let from = 0
  for (let to = 1; to < column.length; to++) {
    const start = at(column, to) - length
    if (start < at(column, 0)) continue
    while (from + 1 < to && at(column, from + 1) <= start) from++
    const secondes = at(seconds, to) - mix(column, seconds, from, start)
    if (secondes < best.secondes) {
      best = { secondes, debut: mix(column, distances, from, start) }
    }
  }
  return best
}

/** Windows that begin at a reading, and end as soon as the length is run. */
function findStarting(column: Float64Array, { seconds, distances }: Clock, length: number): Window {
  let best = NONE
  let to = 1
  for (let from = 0; from < column.length; from++) {
    const end = at(column, from) + length
    if (end > lastOf(column)) break
    while (at(column, to) < end) to++
    const secondes = mix(column, seconds, to - 1, end) - at(seconds, from)
    if (secondes < best.secondes) best = { secondes, debut: at(distances, from) }
  }
  return best
}

/** Value of `column` where `xs` is `x`, between the reading `from` and the next. */
function mix(xs: Float64Array, column: Float64Array, from: number, x: number): number {
  const width = at(xs, from + 1) - at(xs, from)
  if (!(width > 0)) return at(column, from)
  const share = Math.min(1, Math.max(0, (x - at(xs, from)) / width))
  return at(column, from) + share * (at(column, from + 1) - at(column, from))
}
