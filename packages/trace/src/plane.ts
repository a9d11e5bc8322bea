import { at } from './column.ts'
import { cosDegrees, DEGREE, wrapLongitude } from './distance.ts'

export type Plane = { x: Float64Array; y: Float64Array }

export type Origin = { lon: number; lat: number }

/**
 * Equirectangular projection around an origin: within 0.3 % up to 20 km at French latitudes. For
 * proximity only, not for distances. Works across the 180th meridian.
 */
export function projectToPlane(
  lon: Float64Array,
  lat: Float64Array,
  origin: Origin = { lon: at(lon, 0), lat: at(lat, 0) },
): Plane {
  const width = DEGREE * cosDegrees(origin.lat)
  return {
    x: lon.map((value) => wrapLongitude(value - origin.lon) * width),
    y: lat.map((value) => (value - origin.lat) * DEGREE),
  }
}

export type Grid = { plane: Plane; reach: number; cells: ReadonlyMap<number, readonly number[]> }

const ROW = 2 ** 24

const cellOf = (reach: number, x: number, y: number) =>
  Math.floor(x / reach) * ROW + Math.floor(y / reach)

export function buildGrid(plane: Plane, reach: number, first = 0, end = plane.x.length): Grid {
  const cells = new Map<number, number[]>()
  for (let index = first; index < end; index++) {
    const cell = cellOf(reach, at(plane.x, index), at(plane.y, index))
    const list = cells.get(cell)
    if (list) list.push(index)
    else cells.set(cell, [index])
  }
  return { plane, reach, cells }
}

export function isNear(
  { plane, reach, cells }: Grid,
  x: number,
  y: number,
  isFit: (index: number) => boolean = () => true,
): boolean {
  for (const east of [0, -reach, reach]) {
    for (const north of [0, -reach, reach]) {
      for (const index of cells.get(cellOf(reach, x + east, y + north)) ?? []) {
        const distance = Math.hypot(at(plane.x, index) - x, at(plane.y, index) - y)
        if (distance <= reach && isFit(index)) return true
      }
    }
  }
  return false
}
