import { findBelow, interpolate } from './column.ts'
import { type Part, readPosition, surveyTrack } from './survey.ts'
import type { Segment, Track } from './track.ts'

const COLUMNS = ['lon', 'lat', 'ele', 'time'] as const

/** A column with one value before and one after it. */
const between = (start: number, inner: Float64Array, end: number) =>
  Float64Array.from([start, ...inner, end])

/** What of a part lies between two distances of the track, cut exactly there; null when nothing does. */
function cutPart({ segment, distances, debut, fin }: Part, from: number, to: number) {
  const [start, end] = [Math.max(from, debut), Math.min(to, fin)]
  if (!(end > start)) return null
  let first = findBelow(distances, start) + 1
  let last = findBelow(distances, end)
  // Points that lie at the cut itself are the cut.
  while (first < distances.length && (distances[first] ?? end) <= start) first++
  while (last > 0 && (distances[last] ?? start) >= end) last--
  const inner = (column: Float64Array) => column.slice(first, Math.max(first, last + 1))
  const ends = [start, end].map((distance) => ({
    ...readPosition({ segment, distances } as Part, distance),
    ele: interpolate(distances, segment.ele, distance),
    time: interpolate(distances, segment.time, distance),
  }))
  const columns = COLUMNS.map((name) => [
    name,
    between(ends[0]?.[name] ?? Number.NaN, inner(segment[name]), ends[1]?.[name] ?? Number.NaN),
  ])
  return Object.fromEntries(columns) as Segment
}

/**
 * The track between two distances from its start (metres), with new points exactly at the cuts.
 * Waypoints are kept as they are. Segments may be none.
 */
export function cutTrack<T extends Pick<Track, 'segments'>>(track: T, from: number, to: number): T {
  const { parts } = surveyTrack(track)
  const segments = parts.flatMap((part) => cutPart(part, from, to) ?? [])
  return { ...track, segments }
}

/** The track the other way round. Times are dropped: they would run backwards. */
export function reverseTrack<T extends Pick<Track, 'segments'>>(track: T): T {
  const segments = track.segments.toReversed().map(
    ({ lon, lat, ele }): Segment => ({
      lon: lon.toReversed(),
      lat: lat.toReversed(),
      ele: ele.toReversed(),
      time: new Float64Array(lon.length).fill(Number.NaN),
    }),
  )
  return { ...track, segments }
}
