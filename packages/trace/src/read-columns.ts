import { formatNombre } from '@foulee/domain/mesure'
import type { ReadLimits } from './read-limits.ts'
import { withoutOrigin } from './read-origin.ts'
import { descriptionOf, nameOf, typeOf } from './read-titles.ts'
import { checkTours, type ReadTour } from './tours.ts'
import { countPoints, type Segment, TraceError, type Track, type Waypoint } from './track.ts'

/** The columns of points while they are read: they double, and segments are cut out at the end. */
export type Columns = {
  /** Keeps a point, or counts it as dropped when it has no position on Earth. */
  add(lon: number, lat: number, ele: number, time: number): void
  /** What follows is not joined to what came before. */
  breakSegment(): void
  readonly count: number
  readonly dropped: number
  /** Whether at least two points have different times: something that was done. */
  readonly isTimed: boolean
  /** The segments, without empty ones. */
  segments(): Segment[]
}

type Buffers = { lon: Float64Array; lat: Float64Array; ele: Float64Array; time: Float64Array }

const FIRST_CAPACITY = 4096
/** Metres: below the Dead Sea or above Everest, it is a sensor that fails or a code for « unknown ». */
const LOWEST = -500
const HIGHEST = 9000

const isPosition = (lon: number, lat: number) =>
  lat >= -90 && lat <= 90 && lon >= -180 && lon <= 180

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

/** Empty columns that throw `trop_de_points` beyond `maxPoints`. */
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
      buffers.lon[count] = lon
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

/** A waypoint as a file writes it: NaN and undefined are « unknown ». */
export type ReadWaypoint = Pick<Waypoint, 'lon' | 'lat'> & {
  ele: number
  name: string | undefined
  description: string | undefined
  type: string | undefined
}

/** The waypoints of a file, at most `maxWaypoints` of them. */
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
        lon,
        lat,
        ele: Number.isNaN(ele) ? null : ele,
        name: nameOf(name),
        description: descriptionOf(description),
        type: typeOf(type),
      })
    },
  }
}

export type Waypoints = ReturnType<typeof createWaypoints>

/** What a reader knows when the file is over. */
export type Reading = Pick<Track, 'name' | 'description'> & {
  columns: Columns
  waypoints: readonly Waypoint[]
  tours?: readonly ReadTour[]
  source: Omit<Track['source'], 'dropped'>
}

/**
 * The track of a whole file. Throws `sans_trace` or `trop_peu_de_points` when nothing can be drawn.
 */
export function finishTrack(reading: Reading): Track {
  const { columns, waypoints, source, name, description } = reading
  const segments = withoutOrigin(columns.segments())
  const count = countPoints({ segments })
  const dropped = columns.dropped + columns.count - count
  if (count === 0) throw withoutTrack(source.format, dropped, waypoints.length)
  if (count === 1) {
    throw new TraceError(
      'trop_peu_de_points',
      'Ce fichier n’a qu’un seul point\u00a0: il en faut au moins deux pour faire un parcours.',
    )
  }
  const tours = checkTours(reading.tours ?? [], segments)
  const track = { name, description, segments, waypoints, source: { ...source, dropped } }
  return tours.length > 0 ? { ...track, tours } : track
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
