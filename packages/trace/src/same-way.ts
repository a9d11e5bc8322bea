import { at, interpolate, lastOf } from './column.ts'
import { distanceBetween } from './distance.ts'
import { isSameRoute, type Sketch, sketchRoute } from './sameness.ts'
import { type Survey, samplePositions, surveyTrack } from './survey.ts'
import { measureTimes } from './times.ts'
import type { Segment, Track } from './track.ts'

/*
 * Outings of one member on one path, and how one of them gained on another (produit 9.31).
 */

/** `autre`: a loop from another start, whose times along the way cannot be compared. */
export type Sens = 'meme' | 'inverse' | 'autre'
export type Way = { id: number; segments: readonly Segment[] }

/** Degrees around a line in which all of another on its path lies. */
const AROUND = 0.005
/** Points along two lines that are compared for their direction, and metres between them. */
const PLACES = [0, 0.2, 0.4, 0.6, 0.8, 1]
const TOGETHER = 150
const TOGETHER_SHARE = 0.05

/** Ways on the path of a line, in their order. Others are left after a look at their bounds. */
export function findSameWays(
  own: readonly Segment[],
  ways: readonly Way[],
): { id: number; sens: Sens }[] {
  const sketch = sketchRoute(surveyTrack({ segments: own }))
  if (!sketch) return []
  const box = boundsOf(sketch)
  return ways.flatMap(({ id, segments }) => {
    const other = segments.every((segment) => isWithin(segment, box))
      ? sketchRoute(surveyTrack({ segments }))
      : null
    return other && isSameRoute(sketch, other) ? [{ id, sens: findSens(sketch, other) }] : []
  })
}

type Box = { west: number; east: number; south: number; north: number }

const boundsOf = ({ lon, lat }: Sketch): Box => ({
  west: Math.min(...lon) - AROUND,
  east: Math.max(...lon) + AROUND,
  south: Math.min(...lat) - AROUND,
  north: Math.max(...lat) + AROUND,
})

const isWithin = ({ lon, lat }: Segment, { west, east, south, north }: Box): boolean =>
  lon.every((here) => here >= west && here <= east) &&
  lat.every((here) => here >= south && here <= north)

function findSens(a: Sketch, b: Sketch): Sens {
  const last = a.lon.length - 1
  const away = (toOther: (share: number) => number) =>
    Math.max(
      ...PLACES.map((share) => {
        const [here, there] = [Math.round(share * last), Math.round(toOther(share) * last)]
        const place = ({ lon, lat }: Sketch, rank: number) =>
          [lon[rank] ?? 0, lat[rank] ?? 0] as const
        return distanceBetween(...place(a, here), ...place(b, there))
      }),
    )
  const reach = TOGETHER + TOGETHER_SHARE * a.distance
  const [forth, back] = [away((share) => share), away((share) => 1 - share)]
  if (Math.min(forth, back) > reach) return 'autre'
  return forth <= back ? 'meme' : 'inverse'
}

/** Metres along the first, and seconds in motion that it was ahead there; negative when behind. */
export type GainCurve = { metres: number[]; avance: number[] }

const SAMPLES = 200
/** Metres between two places at which the other may have been, and around the expected one. */
const STEP = 10
const LOOKED = 100
const LOOKED_SHARE = 0.05

/** Two outings on one path in one direction, laid beside each other; null without usable times. */
export function compareRuns(
  run: Pick<Track, 'segments'>,
  before: Pick<Track, 'segments'>,
): GainCurve | null {
  const [own, other] = [lay(run), lay(before)]
  if (!own || !other) return null
  const count = Math.max(2, Math.min(SAMPLES, Math.ceil(own.distance / STEP) + 1))
  const places = samplePositions(own.survey, count)
  const curve: GainCurve = { metres: [], avance: [] }
  let reached = 0
  for (let rank = 0; rank < count; rank++) {
    const share = rank / (count - 1)
    const metres = share * own.distance
    const place = { lon: at(places.lon, rank), lat: at(places.lat, rank) }
    reached = share === 1 ? other.distance : Math.max(reached, findThere(other, place, share))
    curve.metres.push(Math.round(metres))
    curve.avance.push(Math.round(other.movingAt(reached) - own.movingAt(metres)))
  }
  return curve
}

type Laid = {
  survey: Survey
  distance: number
  movingAt: (metres: number) => number
  lon: Float64Array
  lat: Float64Array
}

function lay(track: Pick<Track, 'segments'>): Laid | null {
  const survey = surveyTrack(track)
  const times = measureTimes(survey)
  if (!times || !(survey.distance > 0) || !(lastOf(times.mouvement) > 0)) return null
  const { clock, mouvement } = times
  return {
    survey,
    distance: survey.distance,
    movingAt: (metres) => interpolate(clock.distances, mouvement, metres),
    ...samplePositions(survey, Math.ceil(survey.distance / STEP) + 1),
  }
}

/** Metres of the other run nearest to a place, about where its share of the way is. */
function findThere(
  { distance, lon, lat }: Laid,
  place: { lon: number; lat: number },
  share: number,
): number {
  const last = lon.length - 1
  const reach = (LOOKED + LOOKED_SHARE * distance) / STEP
  const expected = share * last
  let nearest = Math.round(expected)
  let least = Number.POSITIVE_INFINITY
  for (
    let rank = Math.max(0, Math.floor(expected - reach));
    rank <= Math.min(last, expected + reach);
    rank++
  ) {
    const away = distanceBetween(place.lon, place.lat, at(lon, rank), at(lat, rank))
    // A place that was passed twice counts where it was expected.
    const cost = away + Math.abs(rank - expected) * STEP * 0.05
    if (cost < least) [least, nearest] = [cost, rank]
  }
  if (last <= 0) return 0
  const away = (rank: number) =>
    distanceBetween(place.lon, place.lat, at(lon, rank), at(lat, rank)) ** 2
  return (
    ((nearest + findLowest(away(nearest - 1), away(nearest), away(nearest + 1))) / last) * distance
  )
}

/** Lowest place of the parabola through three squared distances, in steps from the middle one. */
function findLowest(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after
  const offset = bend > 0 ? (before - after) / (2 * bend) : 0
  return Number.isFinite(offset) ? Math.min(0.5, Math.max(-0.5, offset)) : 0
}
