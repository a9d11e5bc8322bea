import { cosDegrees, DEGREE } from '../distance.ts'

/** Degrees; at least 15 m up to 62° of latitude. */
const CELL = 0.0003
const COLUMNS = 2 ** 21

/** Points of a network with a hash of their places. */
export type Vertices = {
  lon: number[]
  lat: number[]
  ele: number[]
  add: (lon: number, lat: number, ele: number) => number
  /** Vertices within `metres` (at most a cell), with their distances. */
  near: (lon: number, lat: number, metres: number) => { vertex: number; metres: number }[]
  measure: (a: number, b: number) => number
}

const column = (degrees: number) => Math.floor(degrees / CELL)
const keyOf = (x: number, y: number) => (x + COLUMNS / 2) * COLUMNS + y + COLUMNS / 2

export function createVertices(): Vertices {
  const [lon, lat, ele]: [number[], number[], number[]] = [[], [], []]
  const cells = new Map<number, number[]>()

  const distance = (lonA: number, latA: number, vertex: number): number => {
    const latB = lat[vertex] ?? 0
    const x = ((lon[vertex] ?? 0) - lonA) * cosDegrees((latA + latB) / 2)
    return Math.hypot(x, latB - latA) * DEGREE
  }

  return {
    lon,
    lat,
    ele,
    add(lonHere, latHere, eleHere) {
      const vertex = lon.length
      lon.push(lonHere)
      lat.push(latHere)
      ele.push(eleHere)
      const key = keyOf(column(lonHere), column(latHere))
      const cell = cells.get(key)
      if (cell) cell.push(vertex)
      else cells.set(key, [vertex])
      return vertex
    },
    near(lonHere, latHere, metres) {
      const found: { vertex: number; metres: number }[] = []
      const [x, y] = [column(lonHere), column(latHere)]
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const vertex of cells.get(keyOf(x + dx, y + dy)) ?? []) {
            const away = distance(lonHere, latHere, vertex)
            if (away <= metres) found.push({ vertex, metres: away })
          }
        }
      }
      return found
    },
    measure: (a, b) => distance(lon[a] ?? 0, lat[a] ?? 0, b),
  }
}
