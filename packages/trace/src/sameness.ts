import { at } from './column.ts'
import { type Plane, projectToPlane } from './plane.ts'
import { type Survey, samplePositions } from './survey.ts'

const SAMPLES = 400
/** Metres between two recordings of one path, to which a part of the distance between samples is added: between them the sketch cuts corners. */
const SAME_PATH = 40
const CORNER = 0.25
/** Share of the length by which two recordings of one route differ at most. */
const LENGTH = 0.05
/** Share of each that must lie along the other. */
const SHARED = 0.9

/** A route in few points, small enough to keep beside it and to compare with many. */
export type Sketch = {
  /** Metres. */
  distance: number
  /** Degrees, at even distances. */
  lon: readonly number[]
  lat: readonly number[]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The sketch of a route; null when it has no length. */
export function sketchRoute(survey: Survey): Sketch | null {
  if (!(survey.distance > 0)) return null
  const { lon, lat } = samplePositions(survey, SAMPLES)
  return {
    distance: survey.distance,
    lon: Array.from(lon, round),
    lat: Array.from(lat, round),
  }
}

/** Whether a point lies within `reach` metres of a line. */
function isAlong(line: Plane, x: number, y: number, reach: number): boolean {
  for (let index = 1; index < line.x.length; index++) {
    const fromX = at(line.x, index - 1)
    const fromY = at(line.y, index - 1)
    const lineX = at(line.x, index) - fromX
    const lineY = at(line.y, index) - fromY
    const square = lineX * lineX + lineY * lineY
    const along = ((x - fromX) * lineX + (y - fromY) * lineY) / square
    const share = along > 0 ? Math.min(1, along) : 0
    const offX = x - fromX - share * lineX
    const offY = y - fromY - share * lineY
    if (offX * offX + offY * offY <= reach * reach) return true
  }
  return false
}

/** Whether nearly all points of one line lie along the other; gives up as soon as too many do not. */
function liesAlong(points: Plane, line: Plane, reach: number): boolean {
  const count = points.x.length
  let misses = 0
  for (let index = 0; index < count; index++) {
    if (!isAlong(line, at(points.x, index), at(points.y, index), reach)) misses++
    if (misses > (1 - SHARED) * count) return false
  }
  return true
}

/**
 * Whether two routes are one: as long as each other within 5 %, and 90 % of each along the other. Whatever the
 * direction, where a loop starts, the spacing of points or the receiver. Costs 0.3 million steps at most.
 */
export function isSameRoute(a: Sketch, b: Sketch): boolean {
  const longest = Math.max(a.distance, b.distance)
  if (Math.abs(a.distance - b.distance) > LENGTH * longest) return false
  const origin = { lon: a.lon[0] ?? 0, lat: a.lat[0] ?? 0 }
  const flatten = ({ lon, lat }: Sketch) =>
    projectToPlane(Float64Array.from(lon), Float64Array.from(lat), origin)
  const [left, right] = [flatten(a), flatten(b)]
  const reach = SAME_PATH + (CORNER * longest) / SAMPLES
  return liesAlong(left, right, reach) && liesAlong(right, left, reach)
}
