import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import type { RoutedLine } from './engine.ts'

/** Metres between two points of a straight line, so that its heights are known. */
const STEP = 30
const MAX_POINTS = 2_000

/** Degrees of longitude across the 180th meridian; latitudes are less. */
const shortWay = (degrees: number) => degrees - 360 * Math.round(degrees / 360)

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** @param isFine points every 30 m, for heights; otherwise both ends */
export function drawStraight(from: Position, to: Position, isFine: boolean): RoutedLine {
  const parts = Math.ceil(distanceMetres(from, to) / STEP)
  const count = isFine ? Math.max(1, Math.min(MAX_POINTS, parts)) : 1
  const span = [shortWay(to[0] - from[0]), to[1] - from[1]] as const
  const place = (axis: 0 | 1) =>
    Float64Array.from({ length: count + 1 }, (_, index) =>
      index === count
        ? round(to[axis])
        : round(shortWay(from[axis] + (span[axis] * index) / count)),
    )
  return {
    lon: place(0),
    lat: place(1),
    altitudes: null,
    terrains: null,
    turns: null,
    passages: [0, count],
  }
}
