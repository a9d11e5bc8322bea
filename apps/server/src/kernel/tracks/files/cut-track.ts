import { decodeLines, type StoredLines, type Vue } from '@foulee/db/read-models/parcours-trace'
import { at, lastOf } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { isHidden } from '@foulee/trace/privacy'
import type { Segment, Track, Waypoint } from '@foulee/trace/track'

export type ShownSource = {
  stored: StoredLines
  vue: Pick<Vue, 'passages' | 'zones'>
  name: string
  description: string | null
  waypoints: readonly Waypoint[]
}

export function cutTrack({ stored, vue, name, description, waypoints }: ShownSource): Track {
  const source = {
    format: 'gpx',
    creator: null,
    kind: 'parcours',
    sport: null,
    dropped: 0,
  } as const
  const segments: Segment[] = []
  let debut = 0
  for (const segment of decodeLines(stored)) {
    if (segment.lon.length === 0) continue
    const distances = accumulateDistances(segment, debut)
    debut = lastOf(distances)
    for (const passage of vue.passages) segments.push(...cutPassage(segment, distances, passage))
  }
  const shown = segments.filter((segment) => !touches(segment, vue.zones))
  return { name, description, segments: shown, waypoints, source }
}

function cutPassage(
  segment: Segment,
  distances: Float64Array,
  [from, to]: readonly [number, number],
): Segment[] {
  if (to <= at(distances, 0) || from >= lastOf(distances)) return []
  let first = 0
  while (first < distances.length && at(distances, first) < from) first++
  let end = first
  while (end < distances.length && at(distances, end) <= to) end++
  if (end - first < 2 || at(distances, end - 1) === at(distances, first)) return []
  const cut = (column: Float64Array) => column.slice(first, end)
  return [
    {
      lon: cut(segment.lon),
      lat: cut(segment.lat),
      ele: cut(segment.ele),
      time: cut(segment.time),
    },
  ]
}

/** Second check that no line enters a privacy zone; never true for passages cut by these zones. */
const touches = ({ lon, lat }: Segment, zones: Vue['zones']): boolean =>
  zones.length > 0 && lon.some((x, index) => isHidden(zones, x, at(lat, index)))
