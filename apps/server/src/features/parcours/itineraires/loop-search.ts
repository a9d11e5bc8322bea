import { setImmediate as letOthersIn } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/shared/errors'
import {
  type BoucleWanted,
  fitsBoucle,
  isOpenBoucle,
  scoreBoucle,
} from '@foulee/domain/parcours/boucle'
import type { Position } from '@foulee/domain/shared/geo'
import { cosDegrees, DEGREE } from '@foulee/trace/distance'
import { measureShared } from '@foulee/trace/loop'
import { type RoutedLine, stopIfLeft } from '#platform/routing/engine.ts'
import { type Loop, trimLoop } from './loop-line.ts'

export type LoopSearch = {
  /** Closed line through the points; null without a way. */
  route: (points: readonly Position[], reach: number) => Promise<RoutedLine | null>
  measure: (line: RoutedLine) => Promise<Loop>
  depart: Position
  /** Metres that a loop should have at first. */
  longueur: number
  wanted: BoucleWanted
  /** Routes that the engine is asked for at most. */
  most: number
  /** Goes on after three fitting loops, for better ones. */
  isPicky?: boolean
  signal: AbortSignal
}

/** Ways are longer than the circle that they follow. */
const DETOUR = 1.3
/** Directions of the middle of the loop, in degrees, opposite ones first. */
const DIRECTIONS = [0, 180, 90, 270, 45, 225, 135, 315] as const
/** Points of a loop on its circle, in degrees from the start. */
const SHAPES = [
  [90, 180, 270],
  [120, 240],
  [60, 140, 220, 300],
] as const
/** Each direction is made longer or shorter that often. */
const ROUNDS = 3
const CLOSE = 0.04
/** Change of the length of one round. */
const MOST_CHANGE = 2.2
/** A loop nearly the same as another is no choice. */
const SAME = 0.75
const WANTED = 3
const SEARCH_MS = 1_400
const REACH = { least: 150, share: 0.5, wide: 0.8, most: 1_500 }
/** Paths are farther off where they are few. */
const WIDER = 2

/** All loops that were tried; the first `WANTED` fitting ones differ from each other. */
export async function searchLoops(search: LoopSearch): Promise<{ best: Loop[]; tried: Loop[] }> {
  const { wanted, most, isPicky = false, signal } = search
  const until = performance.now() + SEARCH_MS
  const tried: Loop[] = []
  let asked = 0
  const isOver = () => asked >= most || performance.now() > until

  const tryLoop = async (attempt: Attempt): Promise<Loop | null> => {
    stopIfLeft(signal)
    asked++
    const loop = await drawLoop(search, attempt).catch((cause: unknown) => {
      // An engine that stops answering leaves the loops that it gave.
      if (!tried.length || !isBusy(cause)) throw cause
      asked = most
      return null
    })
    stopIfLeft(signal)
    if (loop) tried.push(loop)
    await letOthersIn()
    return loop
  }

  for (const shape of SHAPES) {
    for (const direction of DIRECTIONS) {
      let scale = 1
      let isWide = false
      for (let round = 0; round < ROUNDS && !isOver(); round++) {
        const loop = await tryLoop({ shape, direction, scale, isWide })
        if (!loop && round > 0) break
        if (!loop) {
          scale *= WIDER
          isWide = true
          continue
        }
        const ratio = wanted.mesure / Math.max(1, loop.found.mesure)
        if (Math.abs(ratio - 1) < CLOSE) break
        scale *= Math.max(1 / MOST_CHANGE, Math.min(MOST_CHANGE, ratio))
      }
      const best = chooseLoops(tried, wanted)
      if (best.length === WANTED && isOver()) return { best, tried }
    }
    const best = chooseLoops(tried, wanted)
    if ((best.length === WANTED && !isPicky) || isOver()) break
  }
  if (!tried.some(({ found }) => isOpenBoucle(found)) && asked < most) await findShorter(tryLoop)
  return { best: chooseLoops(tried, wanted), tried }
}

/** Shares of the length at which loops are looked for when there are none of it: to say what there is. */
const SHORTER = [0.4, 0.15, 0.06]
const SHORTER_MS = 400

async function findShorter(tryLoop: (attempt: Attempt) => Promise<Loop | null>): Promise<void> {
  const until = performance.now() + SHORTER_MS
  for (const scale of SHORTER) {
    for (const direction of DIRECTIONS.slice(0, 4)) {
      if (performance.now() > until) return
      const loop = await tryLoop({ shape: SHAPES[0], direction, scale, isWide: false })
      if (loop && isOpenBoucle(loop.found)) return
    }
  }
}

const isBusy = (cause: unknown) => cause instanceof ApiError && cause.status === 503

type Attempt = { shape: readonly number[]; direction: number; scale: number; isWide: boolean }

async function drawLoop(search: LoopSearch, attempt: Attempt): Promise<Loop | null> {
  const radius = (search.longueur * attempt.scale) / (2 * Math.PI * DETOUR)
  const points = placePoints(search.depart, radius, attempt)
  const share = attempt.isWide ? REACH.wide : REACH.share
  const reach = Math.min(REACH.most, Math.max(REACH.least, radius * share))
  const line = await search.route(points, reach)
  if (!line) return null
  const trimmed = trimLoop(line)
  return trimmed.lon.length > 3 ? search.measure(trimmed) : null
}

/** Points on a circle through the start, which begins and ends the loop. */
function placePoints(depart: Position, radius: number, { shape, direction }: Attempt): Position[] {
  const toward = toRadians(direction)
  const cosine = Math.max(0.05, cosDegrees(depart[1]))
  const inner = shape.map((degrees): Position => {
    // From the centre the start lies opposite to the direction.
    const angle = toward + Math.PI + toRadians(degrees)
    const east = radius * (Math.sin(toward) + Math.sin(angle))
    const north = radius * (Math.cos(toward) + Math.cos(angle))
    return [depart[0] + east / (DEGREE * cosine), depart[1] + north / DEGREE]
  })
  return [depart, ...inner, depart]
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Fitting loops, the best first, each unlike the others. */
function chooseLoops(tried: readonly Loop[], wanted: BoucleWanted): Loop[] {
  const fitting = tried
    .filter(({ found }) => fitsBoucle(found, wanted))
    .toSorted((a, b) => scoreBoucle(a.found, wanted) - scoreBoucle(b.found, wanted))
  const chosen: Loop[] = []
  for (const loop of fitting) {
    if (chosen.length === WANTED) break
    if (chosen.every(({ line }) => measureShared(loop.line, line) < SAME)) chosen.push(loop)
  }
  return chosen
}
