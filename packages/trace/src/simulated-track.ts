import { DEGREE } from './distance.ts'
import { seededNormal } from './seeded-random.ts'
import type { Segment, Track } from './track.ts'

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

type Way = (distance: number) => readonly [est: number, nord: number]

export type Simulation = {
  length: number
  spacing?: number
  altitude?: (distance: number) => number
  way?: Way
  /** Altitude error: standard deviation, and correlation length in metres. */
  noise?: { deviation: number; reach: number }
  /** Position error: standard deviation in metres. */
  wander?: number
  /** Metres per second; without it points have no time. */
  speed?: number
  seed?: string
  start?: readonly [lon: number, lat: number]
}

const NORTH: Way = (distance) => [0, distance]

/** Autoregressive error of order 1 with correlation length `reach`. */
function makeDrift(seed: string, deviation: number, memory: number): () => number {
  const normal = seededNormal(seed)
  let drift = deviation * normal()
  return () => {
    drift = memory * drift + Math.sqrt(1 - memory * memory) * deviation * normal()
    return drift
  }
}

/** One segment with receiver errors; deterministic by seed. */
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
