import { DEGREE } from './distance.ts'
import { seededNormal } from './seeded-random.ts'
import type { Segment, Track } from './track.ts'

/** Made-up tracks, for tests and benches: the truth is known because it was written first. */

/** `[lon, lat]`, `[lon, lat, ele]` or `[lon, lat, ele, time]` of each point. */
export function makeSegment(points: readonly (readonly number[])[]): Segment {
  const pick = (rank: number) => Float64Array.from(points, (point) => point[rank] ?? Number.NaN)
  return { lon: pick(0), lat: pick(1), ele: pick(2), time: pick(3) }
}

export function makeTrack(...segments: Segment[]): Track {
  return {
    name: null,
    description: null,
    segments,
    waypoints: [],
    source: { format: 'gpx', creator: null, kind: 'parcours', sport: null, dropped: 0 },
  }
}

/** Metres east and metres north of the start, at a distance along the way. */
type Way = (distance: number) => readonly [est: number, nord: number]

export type Simulation = {
  /** Metres along the way. */
  length: number
  /** Metres between two points, 10 by default. */
  spacing?: number
  /** Metres above the sea at a distance along the way. */
  altitude?: (distance: number) => number
  way?: Way
  /** Error of the altitudes: standard deviation in metres, and metres over which it is alike. */
  noise?: { deviation: number; reach: number }
  /** Error of the positions: standard deviation in metres. */
  wander?: number
  /** Metres per second; without it points have no time. */
  speed?: number
  seed?: string
  /** `[lon, lat]`, the Chartreuse by default. */
  start?: readonly [lon: number, lat: number]
}

const NORTH: Way = (distance) => [0, distance]

/** An error that forgets itself over `reach` metres (first-order autoregression). */
function makeDrift(seed: string, deviation: number, memory: number): () => number {
  const normal = seededNormal(seed)
  let drift = deviation * normal()
  return () => {
    drift = memory * drift + Math.sqrt(1 - memory * memory) * deviation * normal()
    return drift
  }
}

/** One segment along a way, with the errors that a receiver makes. The same for the same seed. */
export function simulateSegment(simulation: Simulation): Segment {
  const { length, spacing = 10, way = NORTH, seed = 'trace', wander = 0, speed } = simulation
  const { deviation, reach } = simulation.noise ?? { deviation: 0, reach: 1 }
  const [lon, lat] = simulation.start ?? [5.8, 45.3]
  const drift = makeDrift(`${seed} ele`, deviation, Math.exp(-spacing / reach))
  const normal = seededNormal(`${seed} position`)
  const count = Math.round(length / spacing) + 1
  const points = Array.from({ length: count }, (_, index) => {
    const distance = (index * length) / (count - 1)
    const [est, nord] = way(distance)
    const pointLat = lat + (nord + wander * normal()) / DEGREE
    return [
      lon + (est + wander * normal()) / (DEGREE * Math.cos((lat * Math.PI) / 180)),
      pointLat,
      (simulation.altitude?.(distance) ?? Number.NaN) + drift(),
      speed ? 1_700_000_000_000 + (distance / speed) * 1000 : Number.NaN,
    ]
  })
  return makeSegment(points)
}

export const simulateTrack = (simulation: Simulation): Track =>
  makeTrack(simulateSegment(simulation))

/** Metres climbed and descended by the truth itself, read every metre. */
export function climbOf(
  altitude: (distance: number) => number,
  length: number,
): { denivele: number; denivele_negatif: number } {
  let [denivele, denivele_negatif] = [0, 0]
  for (let metre = 1; metre <= length; metre++) {
    const change = altitude(metre) - altitude(metre - 1)
    if (change > 0) denivele += change
    else denivele_negatif -= change
  }
  return { denivele, denivele_negatif }
}
