import type { Forme } from '@foulee/domain/parcours/parcours'
import { DEGREE } from '@foulee/trace/distance'
import { measureTrack } from '@foulee/trace/measure'
import { seededRandom } from '@foulee/trace/seeded-random'
import { makeSegment, makeTrack } from '@foulee/trace/simulated-track'
import type { Track } from '@foulee/trace/track'
import { drawCurve, type Place } from './curve.ts'
import { type Passage, readPassages } from './read-passages.ts'
import { drawGround, MOST_RELIEF } from './relief.ts'

export type RouteToDraw = {
  seed: string
  forme: Forme
  /** Metres. */
  distance: number
  denivele: number
  passages: string
}

const SPACING = 10
/** Maximum lateral bend in metres, and the usual one. */
const MOST_BEND = 20
const USUAL_BEND = 13
/** Metres between bends: a climbing path has more than a quay. */
const BENDS = { least: 95, most: 320 }
/** Metres around a place over which bends fade. */
const RAMP = 40

/**
 * Draws a track through known places with the given length and climb, by adding bends and bumps
 * between them. A remaining deviation is reported by a test.
 */
export function drawRoute(route: RouteToDraw): Track {
  const passages = readPassages(route.passages)
  const way = drawWay(route, passages)
  const ground = drawGround(route.seed, way.heights)
  const draw = (size: number) =>
    makeTrack(
      makeSegment(way.points.map(({ lon, lat, metres }) => [lon, lat, ground(metres, size)])),
    )
  return fitClimb(draw, route.denivele)
}

type Point = { lon: number; lat: number; metres: number }

function drawWay(route: RouteToDraw, passages: readonly Passage[]) {
  const { seed, forme, distance } = route
  const [origin] = passages
  if (!origin) throw new Error(`No way: ${seed}`)
  const narrow = DEGREE * Math.cos((origin.lat * Math.PI) / 180)
  const places = passages.map(
    ({ lon, lat }): Place => [(lon - origin.lon) * narrow, (lat - origin.lat) * DEGREE],
  )
  const curve = drawCurve(places, forme === 'boucle')
  const wanted = forme === 'aller_retour' ? distance / 2 : distance
  const bend = drawBends(seed, curve.marks, wanted / curve.length - 1)
  const draw = (size: number): (Point & { place: Place })[] =>
    Array.from({ length: Math.ceil(curve.length / SPACING) + 1 }, (_, index) => {
      const metres = Math.min(curve.length, index * SPACING)
      const { place, left } = curve.read(metres)
      const aside = size * bend(metres)
      const moved: Place = [place[0] + aside * left[0], place[1] + aside * left[1]]
      const [lon, lat] = [origin.lon + moved[0] / narrow, origin.lat + moved[1] / DEGREE]
      return { place: moved, lon, lat, metres }
    })
  const out = fitLength(draw, wanted)
  const heights = passages.flatMap(({ ele }, index) =>
    ele === null ? [] : [{ metres: curve.marks[index] ?? 0, ele }],
  )
  const back = forme === 'boucle' && heights[0] ? [{ ...heights[0], metres: curve.length }] : []
  return {
    points: forme === 'aller_retour' ? [...out, ...out.toReversed().slice(1)] : out,
    heights: [...heights, ...back],
  }
}

/** Two superposed waves: relative amplitude and wavelength. */
const WAVES = [
  { share: 0.6, shorter: 1 },
  { share: 0.4, shorter: 0.55 },
]

/**
 * Lateral offsets from -1 to 1, zero at the places.
 * @param longer relative lengthening to achieve
 */
function drawBends(
  seed: string,
  marks: readonly number[],
  longer: number,
): (metres: number) => number {
  // A wave of amplitude h and wavelength l lengthens a line by (πh/l)², for small values.
  const size = Math.hypot(...WAVES.map(({ share, shorter }) => share / shorter))
  const wanted = (Math.PI * USUAL_BEND * size) / Math.sqrt(Math.max(1e-4, longer))
  const length = Math.max(BENDS.least, Math.min(BENDS.most, wanted))
  const random = seededRandom(`${seed} bends`)
  const waves = WAVES.map(({ share, shorter }) => ({
    turn: (2 * Math.PI) / (length * shorter * (0.9 + 0.2 * random())),
    phase: 2 * Math.PI * random(),
    share,
  }))
  return (metres) => {
    const near = Math.min(...marks.map((mark) => Math.abs(mark - metres)))
    const wave = waves.reduce(
      (sum, { turn, phase, share }) => sum + share * Math.sin(turn * metres + phase),
      0,
    )
    return Math.min(1, near / RAMP) * wave
  }
}

type Drawn = readonly (Point & { place: Place })[]

const measure = (points: Drawn) =>
  points.reduce((sum, { place }, index) => {
    const before = points[index - 1]?.place ?? place
    return sum + Math.hypot(place[0] - before[0], place[1] - before[1])
  }, 0)

const TRIES = 12

function fitLength(draw: (size: number) => Drawn, wanted: number): Drawn {
  const straight = draw(0)
  if (measure(straight) >= wanted) return cut(straight, wanted)
  let [low, high] = [0, MOST_BEND]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const size = (low + high) / 2
    if (measure(draw(size)) < wanted) low = size
    else high = size
  }
  return draw((low + high) / 2)
}

function cut(points: Drawn, wanted: number): Drawn {
  let metres = 0
  const end = points.findIndex(({ place }, index) => {
    const before = points[index - 1]?.place ?? place
    metres += Math.hypot(place[0] - before[0], place[1] - before[1])
    return metres > wanted
  })
  return end < 0 ? points : points.slice(0, Math.max(2, end))
}

function fitClimb(draw: (size: number) => Track, denivele: number): Track {
  const climb = (track: Track) => measureTrack(track).denivele.calcule ?? 0
  let [low, high] = [0, MOST_RELIEF]
  let track = draw(low)
  if (climb(track) >= denivele) return track
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const size = (low + high) / 2
    track = draw(size)
    if (climb(track) < denivele) low = size
    else high = size
  }
  return track
}
