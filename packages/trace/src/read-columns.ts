import { formatNombre } from '@foulee/domain/shared/mesure'
import type { Sport } from '@foulee/domain/shared/sport'
import { orderByTime } from './chronology.ts'
import { wrapLongitude } from './distance.ts'
import { dropOutliers } from './outliers.ts'
import type { ReadLimits } from './read-limits.ts'
import { withoutOrigin } from './read-origin.ts'
import { cleanName, descriptionOf, typeOf } from './read-titles.ts'
import type { SensorColumns } from './sensors.ts'
import { dropStaleTimes } from './stale-clock.ts'
import { checkTours, listDebuts, type ReadTour, sumTours } from './tours.ts'
import { countPoints, type Segment, TraceError, type Track, type Waypoint } from './track.ts'

export type Columns = {
  /** Adds a point, or counts it as dropped without a valid position. */
  add(lon: number, lat: number, ele: number, time: number): void
  breakSegment(): void
  readonly count: number
  readonly dropped: number
  /** Whether two points have different times, i.e. an activity. */
  readonly isTimed: boolean
  /** First and last time between two counts; NaN if unknown. */
  span(from: number, to: number): Pick<Session, 'debut' | 'fin'>
  segments(): Segment[]
}

type Buffers = { lon: Float64Array; lat: Float64Array; ele: Float64Array; time: Float64Array }

const FIRST_CAPACITY = 4096
/** Metres: outside, a sensor failure or a code for « unknown ». */
const LOWEST = -500
const HIGHEST = 9000

/** Some programs write longitudes from 0 to 360, or beyond the date line. */
const isPosition = (lon: number, lat: number) =>
  lat >= -90 && lat <= 90 && lon >= -360 && lon <= 360

const toLongitude = (lon: number) => (lon > 180 || lon < -180 ? wrapLongitude(lon) : lon)

function grow(buffers: Buffers): Buffers {
  const larger = (column: Float64Array) => {
    const copy = new Float64Array(column.length * 2)
    copy.set(column)
    return copy
  }
  const { lon, lat, ele, time } = buffers
  return { lon: larger(lon), lat: larger(lat), ele: larger(ele), time: larger(time) }
}

const slice = ({ lon, lat, ele, time }: Buffers, from: number, to: number): Segment => ({
  lon: lon.slice(from, to),
  lat: lat.slice(from, to),
  ele: ele.slice(from, to),
  time: time.slice(from, to),
})

/** @throws TraceError `trop_de_points` beyond `maxPoints` */
export function createColumns({ maxPoints }: Pick<ReadLimits, 'maxPoints'>): Columns {
  const empty = () => new Float64Array(FIRST_CAPACITY)
  let buffers: Buffers = { lon: empty(), lat: empty(), ele: empty(), time: empty() }
  let count = 0
  let dropped = 0
  let firstTime = Number.NaN
  let isTimed = false
  const starts: number[] = [0]
  return {
    add(lon, lat, ele, time) {
      if (!isPosition(lon, lat)) {
        dropped++
        return
      }
      if (count === maxPoints) throw tooManyPoints(maxPoints)
      if (count === buffers.lon.length) buffers = grow(buffers)
      buffers.lon[count] = toLongitude(lon)
      buffers.lat[count] = lat
      buffers.ele[count] = ele > LOWEST && ele <= HIGHEST ? ele : Number.NaN
      buffers.time[count] = time
      count++
      if (Number.isNaN(firstTime)) firstTime = time
      else if (!isTimed) isTimed = time < firstTime || time > firstTime
    },
    breakSegment() {
      if (starts.at(-1) !== count) starts.push(count)
    },
    get count() {
      return count
    },
    get dropped() {
      return dropped
    },
    get isTimed() {
      return isTimed
    },
    span(from, to) {
      const times = buffers.time.subarray(from, to).filter((time) => Number.isFinite(time))
      const isAny = times.length > 0
      return {
        debut: isAny ? times.reduce((a, b) => Math.min(a, b)) : Number.NaN,
        fin: isAny ? times.reduce((a, b) => Math.max(a, b)) : Number.NaN,
      }
    },
    segments: () =>
      starts
        .map((start, index) => slice(buffers, start, starts[index + 1] ?? count))
        .filter(({ lon }) => lon.length > 0),
  }
}

const tooManyPoints = (maxPoints: number) =>
  new TraceError(
    'trop_de_points',
    `Ce fichier a plus de ${formatNombre(maxPoints)} points. Gardez une seule sortie, ou exportez-la avec moins de points.`,
  )

export type ReadWaypoint = Pick<Waypoint, 'lon' | 'lat'> & {
  ele: number
  name: string | undefined
  description: string | undefined
  type: string | undefined
}

export function createWaypoints({ maxWaypoints }: Pick<ReadLimits, 'maxWaypoints'>) {
  const list: Waypoint[] = []
  return {
    list,
    add({ lon, lat, ele, name, description, type }: ReadWaypoint) {
      if (!isPosition(lon, lat)) return
      if (list.length === maxWaypoints) {
        throw new TraceError(
          'trop_de_points',
          `Ce fichier a plus de ${formatNombre(maxWaypoints)} points d’intérêt. Gardez ceux du parcours.`,
        )
      }
      list.push({
        lon: toLongitude(lon),
        lat,
        ele: Number.isNaN(ele) ? null : ele,
        name: cleanName(name),
        description: descriptionOf(description),
        type: typeOf(type),
      })
    },
  }
}

export type Waypoints = ReturnType<typeof createWaypoints>

export type Session = { sport: Sport | null; debut: number; fin: number }

export type Reading = Pick<Track, 'name' | 'description'> & {
  columns: Columns
  waypoints: readonly Waypoint[]
  tours?: readonly ReadTour[]
  sessions?: readonly Session[]
  sensors?: SensorColumns | null
  meteo?: Track['meteo'] | null
  takesIndoor?: boolean | undefined
  source: Omit<Track['source'], 'dropped'>
}

/** @throws TraceError `sans_trace` or `trop_peu_de_points` */
export function finishTrack(reading: Reading): Track {
  const { columns, waypoints, source, name, description } = reading
  const placed = withoutOrigin(columns.segments())
  const { segments, cleaned } = clean(placed, source.kind)
  const count = countPoints({ segments })
  const dropped = columns.dropped + columns.count - countPoints({ segments: placed })
  const indoor = count < 2 ? findIndoor(reading) : null
  if (indoor)
    return {
      name,
      description,
      segments: [],
      waypoints: [],
      source: { ...source, dropped },
      indoor,
    }
  if (count === 0) throw withoutTrack(source.format, dropped, waypoints.length)
  if (count === 1) {
    throw new TraceError(
      'trop_peu_de_points',
      'Ce fichier n’a qu’un seul point\u00a0: il en faut au moins deux pour faire un parcours.',
    )
  }
  const laps = layTours(reading.tours ?? [], segments, reading.sensors)
  const isClean = Object.values(cleaned).every((points) => points === 0)
  const origin = { ...source, dropped, ...(isClean ? {} : { cleaned }) }
  const { meteo } = reading
  const whole: Track = {
    ...{ name, description, segments, waypoints, source: origin },
    ...laps,
    ...(meteo && { meteo }),
  }
  const legs = cutLegs(whole, reading)
  return legs.length > 1 ? { ...whole, legs } : whole
}

const findIndoor = ({ takesIndoor, source, tours = [] }: Reading) =>
  takesIndoor && source.kind === 'activite' ? sumTours(tours) : null

type Laps = Pick<Track, 'tours' | 'tourDebuts' | 'sensors'>

/** Measures of the body, and where each lap begins, only for those who want them. */
function layTours(
  read: readonly ReadTour[],
  segments: readonly Segment[],
  sensors: Reading['sensors'],
): Laps {
  const tours = checkTours(read, segments)
  const laps = tours.length > 0 ? { tours } : {}
  if (!sensors) return laps
  const tourDebuts = tours.length > 0 ? listDebuts(read) : []
  return { ...laps, tourDebuts, sensors: sensors.finish() }
}

/** A session without positions, such as a pool, gives no leg. */
function cutLegs(track: Track, { sessions = [], tours = [], source }: Reading): Track[] {
  if (source.kind !== 'activite') return []
  return joinSessions(sessions).flatMap(({ sport, debut, fin }): Track[] => {
    const segments = track.segments
      .map((segment) => cutTime(segment, debut, fin))
      .filter(({ lon }) => lon.length > 1)
    if (segments.length === 0) return []
    const within = tours.filter((tour) => tour.debut >= debut && tour.debut < fin)
    const own = checkTours(within, segments)
    const leg = { ...track, segments, source: { ...track.source, sport } }
    const tourDebuts = own.length > 0 ? listDebuts(within) : []
    return [{ ...leg, tours: own, ...(track.tourDebuts && { tourDebuts }) }]
  })
}

/** Joins consecutive sessions of the same sport: the watch was restarted. */
function joinSessions(sessions: readonly Session[]): Session[] {
  const joined: Session[] = []
  for (const session of sessions.toSorted((a, b) => a.debut - b.debut)) {
    const before = joined.at(-1)
    if (before?.sport === session.sport) before.fin = Math.max(before.fin, session.fin)
    else joined.push({ ...session })
  }
  return joined
}

function cutTime({ lon, lat, ele, time }: Segment, debut: number, fin: number): Segment {
  const isIn = (_: number, index: number) => {
    const here = time[index] ?? Number.NaN
    return here >= debut && here <= fin
  }
  const filterColumn = (column: Float64Array) => column.filter(isIn)
  return {
    lon: filterColumn(lon),
    lat: filterColumn(lat),
    ele: filterColumn(ele),
    time: filterColumn(time),
  }
}

const UNTOUCHED = { planned: 0, repeated: 0, jumps: 0, spikes: 0 }

/** A drawn line is kept as it is, and times of a guided track are synthetic. */
function clean(segments: readonly Segment[], kind: Track['source']['kind']) {
  if (kind !== 'activite') return { segments, cleaned: UNTOUCHED }
  const { planned, repeated, ...ordered } = orderByTime(dropStaleTimes(segments))
  const { jumps, spikes, ...sifted } = dropOutliers(ordered.segments)
  return { segments: sifted.segments, cleaned: { planned, repeated, jumps, spikes } }
}

function withoutTrack(format: Track['source']['format'], dropped: number, waypoints: number) {
  const file = `Ce fichier ${format.toUpperCase()}`
  if (waypoints > 0) {
    const points = waypoints === 1 ? 'un point d’intérêt' : `${waypoints}\u00a0points d’intérêt`
    return new TraceError(
      'sans_trace',
      `${file} contient ${points} mais aucune trace. Exportez le parcours ou la sortie, pas seulement ses points.`,
    )
  }
  const why = dropped > 0 ? 'ne contient aucune position utilisable' : 'ne contient aucun point'
  return new TraceError(
    'sans_trace',
    `${file} ${why}\u00a0: la sortie s’est peut-être faite sans GPS. Choisissez-en une autre.`,
  )
}
