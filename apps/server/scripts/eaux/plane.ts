import type { Bbox, Point } from './gshhg.ts'

/** Clips a ring to a box (Sutherland–Hodgman); empty when they do not meet. */
export function clipRing(ring: readonly Point[], [west, south, east, north]: Bbox): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce<Point[]>(
    (points, [axis, limit, sign]) => {
      const isIn = (point: Point) => (point[axis] - limit) * sign >= 0
      return points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point
        const crossing = isIn(point) === isIn(before) ? [] : [cross(before, point, axis, limit)]
        return isIn(point) ? [...crossing, point] : crossing
      })
    },
    [...ring],
  )
}

function cross(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - a[axis]) / (b[axis] - a[axis])
  return axis === 0 ? [limit, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), limit]
}

export const meets = (a: Bbox, b: Bbox): boolean =>
  a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]

/** Area in km², for rings that are small beside the globe. */
export function areaOf(ring: readonly Point[]): number {
  const middle = ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return (Math.abs(twice) / 2) * 111.32 * 111.2 * Math.cos((middle * Math.PI) / 180)
}

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((isIn, [ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !isIn : isIn
  }, false)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const columnOf = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z)
const rowOf = (lat: number, z: number) =>
  Math.floor(((1 - Math.asinh(Math.tan(radians(lat))) / Math.PI) / 2) * 2 ** z)

export function squaresOf([west, south, east, north]: Bbox, z: number): [x: number, y: number][] {
  const squares: [number, number][] = []
  for (let x = columnOf(west, z); x <= columnOf(east, z); x++) {
    for (let y = rowOf(north, z); y <= rowOf(south, z); y++) squares.push([x, y])
  }
  return squares
}

export function boxOfSquares(squares: readonly [number, number][], z: number): Bbox {
  const xs = squares.map(([x]) => x)
  const ys = squares.map(([, y]) => y)
  const lon = (x: number) => (x / 2 ** z) * 360 - 180
  const lat = (y: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI
  const margin = 90 / 2 ** z
  return [
    lon(Math.min(...xs)) - margin,
    lat(Math.max(...ys) + 1) - margin,
    lon(Math.max(...xs) + 1) + margin,
    lat(Math.min(...ys)) + margin,
  ]
}
