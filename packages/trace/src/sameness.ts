import { at } from './column.ts'
import { type Plane, projectToPlane } from './plane.ts'
import { type Survey, samplePositions } from './survey.ts'

const SAMPLES = 400
/**
 * Metres between two recordings of one path, plus a share of the sample spacing, as a sketch cuts
 * corners.
 */
const SAME_PATH = 40
const CORNER = 0.25
const LENGTH = 0.05
const SHARED = 0.9

export type Sketch = {
  distance: number
  lon: readonly number[]
  lat: readonly number[]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Null without length. */
export function sketchRoute(survey: Survey): Sketch | null {
  if (!(survey.distance > 0)) return null
  const { lon, lat } = samplePositions(survey, SAMPLES)
  return {
    distance: survey.distance,
    lon: Array.from(lon, round),
    lat: Array.from(lat, round),
  }
}

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

/** Whether nearly all points of a line lie along the other; stops early. */
export function liesAlong(points: Plane, line: Plane, reach: number): boolean {
  const count = points.x.length
  let misses = 0
  for (let index = 0; index < count; index++) {
    if (!isAlong(line, at(points.x, index), at(points.y, index), reach)) misses++
    if (misses > (1 - SHARED) * count) return false
  }
  return true
}

/**
 * Whether two parcours are the same: lengths within 5 %, 90 % of each along the other. Independent
 * of direction, start of a loop, point spacing and receiver. At most 0.3 million steps.
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
