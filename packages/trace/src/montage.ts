import type { Plage } from '@foulee/domain/parcours/montage'
import { isOnFoot } from '@foulee/domain/parcours/zones-sortie'
import { at } from './column.ts'
import { wrapLongitude } from './distance.ts'
import type { Place } from './privacy.ts'
import { SENSORS, type Sensors, toSteps } from './sensors.ts'
import type { Segment, Track } from './track.ts'

/*
 * A recording without what its runner left out, and several recordings as one (produit 9.30). The
 * ends are put at the instant of the cut, so that the pieces of a track add up to it.
 */

/** Segments may be empty. Points without a time follow the one before them. */
export function keepPlages(track: Track, plages: readonly Plage[]): Track {
  const segments = track.segments.flatMap((segment) =>
    plages.flatMap((plage) => cutSegment(segment, plage) ?? []),
  )
  const { sensors, tours, tourDebuts, ...rest } = track
  return {
    ...rest,
    segments,
    ...keepTours(track, plages),
    ...(sensors !== undefined && { sensors: sensors && keepSensors(sensors, plages) }),
  }
}

type Point = { lon: number; lat: number; ele: number; time: number }
const COLUMNS = ['lon', 'lat', 'ele', 'time'] as const

function cutSegment(segment: Segment, [from, to]: Plage): Segment | null {
  const kept: Record<keyof Point, number[]> = { lon: [], lat: [], ele: [], time: [] }
  const keep = (point: Point) => {
    for (const name of COLUMNS) kept[name].push(point[name])
  }
  let isIn = false
  let before: Point | null = null
  for (let index = 0; index < segment.lon.length; index++) {
    const here = pointAt(segment, index)
    if (Number.isFinite(here.time)) {
      for (const end of [from, to]) {
        if (before && before.time < end && end < here.time) keep(pointBetween(before, here, end))
      }
      isIn = here.time >= from && here.time <= to
      before = here
    }
    if (isIn) keep(here)
  }
  if (kept.lon.length < 2) return null
  return {
    lon: Float64Array.from(kept.lon),
    lat: Float64Array.from(kept.lat),
    ele: Float64Array.from(kept.ele),
    time: Float64Array.from(kept.time),
  }
}

const pointAt = ({ lon, lat, ele, time }: Segment, index: number): Point => ({
  lon: at(lon, index),
  lat: at(lat, index),
  ele: at(ele, index),
  time: at(time, index),
})

function pointBetween(a: Point, b: Point, time: number): Point {
  const share = (time - a.time) / (b.time - a.time)
  return {
    lon: wrapLongitude(a.lon + wrapLongitude(b.lon - a.lon) * share),
    lat: a.lat + (b.lat - a.lat) * share,
    ele: a.ele + (b.ele - a.ele) * share,
    time,
  }
}

function keepSensors(sensors: Sensors, plages: readonly Plage[]): Sensors | null {
  const { time } = sensors
  const ranks = Uint32Array.from(time.keys()).filter((rank) =>
    plages.some(([from, to]) => at(time, rank) >= from && at(time, rank) <= to),
  )
  if (ranks.length === 0) return null
  const pick = (column: Float64Array) => Float64Array.from(ranks, (rank) => at(column, rank))
  const columns = SENSORS.map((sensor) => [sensor, pick(sensors[sensor])])
  return { time: pick(time), ...Object.fromEntries(columns) } as Sensors
}

/** Milliseconds by which watches round the start of a lap. */
const ROUNDED = 1000

/** Laps that are whole in what is kept; none when some between them went. */
function keepTours(
  { tours = [], tourDebuts = [] }: Track,
  plages: readonly Plage[],
): Pick<Track, 'tours' | 'tourDebuts'> {
  if (tours.length === 0 || tours.length !== tourDebuts.length) return {}
  const kept = tours.flatMap((tour, rank) => {
    const debut = tourDebuts[rank] ?? Number.NaN
    const fin = tourDebuts[rank + 1] ?? debut + tour.duree * 1000
    const isWhole = plages.some(([from, to]) => debut >= from - ROUNDED && fin <= to + ROUNDED)
    return isWhole ? [rank] : []
  })
  const first = kept[0] ?? 0
  const areTogether = kept.every((rank, index) => rank === first + index)
  if (kept.length === 0 || !areTogether) return {}
  return {
    tours: tours.slice(first, first + kept.length),
    tourDebuts: tourDebuts.slice(first, first + kept.length),
  }
}

/** The first names all; laps stay when each has some. */
export function joinTracks(tracks: readonly Track[]): Track {
  const ordered = tracks
    .filter(({ segments }) => segments.length > 0)
    .toSorted((a, b) => firstTime(a) - firstTime(b))
  const [first, ...others] = ordered
  if (!first || others.length === 0) return first ?? (tracks[0] as Track)
  const formats = new Set(ordered.map(({ source }) => source.format))
  const isMixed = formats.size > 1
  const { legs: _, ...whole } = first
  const haveTours = ordered.every(({ tours }) => tours?.length)
  return {
    ...whole,
    segments: ordered.flatMap(({ segments }) => segments),
    waypoints: ordered.flatMap(({ waypoints }) => waypoints),
    tours: haveTours ? ordered.flatMap(({ tours = [] }) => tours) : [],
    tourDebuts: haveTours ? ordered.flatMap(({ tourDebuts = [] }) => tourDebuts) : [],
    ...(first.sensors !== undefined && {
      sensors: joinSensors(ordered.flatMap((track) => sensorsOf(track, isMixed))),
    }),
    // Cadences of several formats are steps by now.
    source: { ...first.source, ...(isMixed && { format: 'tcx' as const }) },
  }
}

/** Formats count feet otherwise: told apart before they are mixed. */
function sensorsOf({ sensors, source }: Track, isMixed: boolean): Sensors[] {
  if (!sensors) return []
  const isCounted = isMixed && isOnFoot(source.sport ?? 'course_a_pied')
  return [isCounted ? toSteps(sensors, source.format === 'fit') : sensors]
}

function joinSensors(list: readonly Sensors[]): Sensors | null {
  if (list.length === 0) return null
  const join = (columnOf: (sensors: Sensors) => Float64Array) =>
    Float64Array.from(list.flatMap((sensors) => [...columnOf(sensors)]))
  const time = join((sensors) => sensors.time)
  const order = Uint32Array.from(time.keys()).sort((a, b) => at(time, a) - at(time, b) || a - b)
  const sort = (column: Float64Array) => Float64Array.from(order, (rank) => at(column, rank))
  const columns = SENSORS.map((sensor) => [sensor, sort(join((sensors) => sensors[sensor]))])
  return { time: sort(time), ...Object.fromEntries(columns) } as Sensors
}

export const firstTime = ({ segments }: Pick<Track, 'segments'>): number =>
  segments.flatMap(({ time }) => time.find((here) => Number.isFinite(here)) ?? [])[0] ?? Number.NaN

/** First and last position of each piece: each may be a door, or the place of what was left out. */
export function listEnds({ segments }: Pick<Track, 'segments'>): Place[] {
  return segments.flatMap(({ lon, lat }) => {
    const last = lon.length - 1
    return last < 0
      ? []
      : [
          { lon: at(lon, 0), lat: at(lat, 0) },
          { lon: at(lon, last), lat: at(lat, last) },
        ]
  })
}
