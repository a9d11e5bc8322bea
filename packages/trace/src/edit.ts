import { findBelow, interpolate } from './column.ts'
import { type Part, readPosition, surveyTrack } from './survey.ts'
import type { Segment, Track } from './track.ts'

const COLUMNS = ['lon', 'lat', 'ele', 'time'] as const

const between = (start: number, inner: Float64Array, end: number) =>
  Float64Array.from([start, ...inner, end])

function cutPart({ segment, distances, debut, fin }: Part, from: number, to: number) {
  const [start, end] = [Math.max(from, debut), Math.min(to, fin)]
  if (!(end > start)) return null
  let first = findBelow(distances, start) + 1
  let last = findBelow(distances, end)
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
 * Track between two distances from its start (metres), with new points at the cuts. Waypoints are
 * kept; segments may be empty.
 */
export function cutTrack<T extends Pick<Track, 'segments'>>(track: T, from: number, to: number): T {
  const { parts } = surveyTrack(track)
  const segments = parts.flatMap((part) => cutPart(part, from, to) ?? [])
  return { ...track, segments }
}

/** Reversed track. Times are dropped, as they would decrease. */
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
