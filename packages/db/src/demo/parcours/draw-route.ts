import type { Forme } from '@foulee/domain/parcours/parcours'
import { measureTrack } from '@foulee/trace/measure'
import { seededRandom } from '@foulee/trace/seeded-random'
import { simulateTrack } from '@foulee/trace/simulated-track'
import type { Track } from '@foulee/trace/track'

type RouteToDraw = {
  seed: string
  start: readonly [lon: number, lat: number]
  forme: Forme
  /** Metres. */
  distance: number
  denivele: number
  /** Metres above the sea at the start. */
  altitude: number
  /** How many times it goes from a valley to a pass; by its climb unless told. */
  cols?: number
}

type Place = readonly [est: number, nord: number]
type Wave = { east: number; north: number; phase: number; height: number }

const SPACING = 12
/** How high the bottom of the valley is, as a share of the start. */
const VALLEY = 0.9
/** Bends of the way: each has half the size of the one before. */
const BENDS = 7
/** Hills: from one that fills the map to those of a few hundred metres. */
const HILLS = 5
/** Metres that one pass makes climb, and how many passes at most. */
const CLIMB = 1_100
const MOST_PASSES = 6

/** Draws a way of the right length over a ground on which it climbs as much as it should. */
export function drawRoute(route: RouteToDraw): Track {
  const way = fitLength(drawWay(route), route)
  const ground = drawGround(route, way)
  const draw = (height: number) =>
    simulateTrack({
      start: route.start,
      length: route.distance,
      spacing: SPACING,
      way,
      altitude: (distance) => fold(route.altitude, height * ground(way(distance))),
    })
  return fitClimb(draw, route.denivele)
}

/** The start lies near the bottom of its valley, or near the sea: what would go under it rises again. */
function fold(start: number, above: number): number {
  const floor = VALLEY * start
  return floor + Math.abs(start + above - floor)
}

/** A way by its share, from 0 to 1: in no unit yet. */
function drawWay({ seed, forme }: RouteToDraw): (share: number) => Place {
  const random = seededRandom(`${seed} way`)
  const turn = 2 * Math.PI * random()
  const bends = Array.from({ length: BENDS }, (_, rank) => ({
    times: 2 + rank * 2 + Math.floor(random() * 2),
    phase: 2 * Math.PI * random(),
    size: (0.3 / (rank + 1)) * (0.5 + random()),
  }))
  const wave = (share: number) =>
    bends.reduce(
      (sum, { times, phase, size }) =>
        sum + size * (Math.sin(2 * Math.PI * times * share + phase) - Math.sin(phase)),
      0,
    )
  if (forme === 'boucle') {
    return (share) => {
      const angle = turn + 2 * Math.PI * share
      const radius = 1 + 0.6 * wave(share)
      const origin: Place = [Math.cos(turn), Math.sin(turn)]
      return [radius * Math.cos(angle) - origin[0], radius * Math.sin(angle) - origin[1]]
    }
  }
  const out = (share: number): Place => {
    const along = 2 * share
    const aside = wave(share / 2)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [along * cos - aside * sin, along * sin + aside * cos]
  }
  if (forme === 'traversee') return out
  return (share) => out(share <= 0.5 ? 2 * share : 2 - 2 * share)
}

/** The same way at even steps and of the right length: metres along it give metres east and north. */
function fitLength(
  way: (share: number) => Place,
  { distance }: RouteToDraw,
): (metres: number) => Place {
  const count = Math.max(200, Math.round(distance / SPACING))
  const places = Array.from({ length: count + 1 }, (_, index) => way(index / count))
  const lengths = [0]
  for (const [index, [east, north]] of places.entries()) {
    const before = places[index - 1]
    if (before)
      lengths.push((lengths.at(-1) ?? 0) + Math.hypot(east - before[0], north - before[1]))
  }
  const total = lengths.at(-1) ?? 1
  const scale = distance / total
  let from = 0
  return (metres) => {
    const wanted = (Math.min(metres, distance) / distance) * total
    // Asked in order nearly always: the search goes on from where it was.
    if ((lengths[from] ?? 0) > wanted) from = 0
    while (from < count - 1 && (lengths[from + 1] ?? 0) < wanted) from++
    const [a, b] = [places[from] ?? [0, 0], places[from + 1] ?? [0, 0]]
    const width = (lengths[from + 1] ?? 0) - (lengths[from] ?? 0)
    const share = width > 0 ? (wanted - (lengths[from] ?? 0)) / width : 0
    return [scale * (a[0] + share * (b[0] - a[0])), scale * (a[1] + share * (b[1] - a[1]))]
  }
}

/** Hills by place, so that going and coming back have the same ground; 0 at the start, in a valley. */
function drawGround(
  { seed, distance, denivele, cols }: RouteToDraw,
  way: (metres: number) => Place,
): (place: Place) => number {
  const random = seededRandom(`${seed} ground`)
  const far = findFarthest(way, distance)
  const reach = Math.hypot(far[0], far[1])
  const passes = cols ?? Math.min(MOST_PASSES, Math.max(1, Math.round(denivele / CLIMB)))
  // From the valley to a pass, as many times as the climb is worth.
  const main = (2 * reach) / (2 * passes - 1)
  const waves: Wave[] = Array.from({ length: HILLS }, (_, rank) => {
    const aside = rank === 0 ? 0 : 2 * Math.PI * random()
    const angle = Math.atan2(far[1], far[0]) + aside
    const length = Math.max(600, main / 1.8 ** rank)
    return {
      east: (2 * Math.PI * Math.cos(angle)) / length,
      north: (2 * Math.PI * Math.sin(angle)) / length,
      phase: rank === 0 ? -Math.PI / 2 : 2 * Math.PI * random(),
      height: 0.36 ** rank,
    }
  })
  const height = ([east, north]: Place) =>
    waves.reduce(
      (sum, wave) =>
        sum + wave.height * Math.sin(wave.east * east + wave.north * north + wave.phase),
      0,
    )
  const start = height([0, 0])
  return (place) => height(place) - start
}

function findFarthest(way: (metres: number) => Place, distance: number): Place {
  let far: Place = [0, 0]
  for (let metres = 0; metres <= distance; metres += 100) {
    const place = way(metres)
    if (Math.hypot(place[0], place[1]) > Math.hypot(far[0], far[1])) far = place
  }
  return far
}

const TRIES = 14
const CLOSE = 0.02

/** Higher or lower hills until the climb is right within 2 %. */
function fitClimb(draw: (height: number) => Track, denivele: number): Track {
  let height = Math.max(2, denivele / 3)
  let track = draw(height)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const climbed = measureTrack(track).denivele.calcule ?? 0
    if (Math.abs(climbed - denivele) <= CLOSE * denivele) break
    height *= climbed > 0 ? Math.min(3, Math.max(0.33, denivele / climbed)) : 3
    track = draw(height)
  }
  return track
}
