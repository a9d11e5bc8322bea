import { decodeLines, type StoredLines, type Vue } from '@foulee/db/read-models/parcours-trace'
import { at, interpolate, lastOf } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { isHidden } from '@foulee/trace/privacy'
import type { Segment, Track, TrackTurn, Waypoint } from '@foulee/trace/track'

export type ShownSource = {
  stored: StoredLines
  vue: Pick<Vue, 'passages' | 'zones'>
  name: string
  description: string | null
  waypoints: readonly Waypoint[]
  /** In metres along the whole stored line; absent where none are known. */
  turns?: readonly SourceTurn[]
}

export type SourceTurn = Pick<TrackTurn, 'metres' | 'type' | 'text'>

export function cutTrack({ stored, vue, turns = [], ...told }: ShownSource): Track {
  const source = {
    format: 'gpx',
    creator: null,
    kind: 'parcours',
    sport: null,
    dropped: 0,
  } as const
  const pieces: Piece[] = []
  let debut = 0
  for (const segment of decodeLines(stored)) {
    if (segment.lon.length === 0) continue
    const distances = accumulateDistances(segment, debut)
    debut = lastOf(distances)
    for (const passage of vue.passages) pieces.push(...cutPassage(segment, distances, passage))
  }
  const shown = pieces.filter(({ segment }) => !touches(segment, vue.zones))
  const shownTurns = shown.flatMap((piece, rank) => placeTurns(turns, piece, rank))
  return {
    ...told,
    segments: shown.map(({ segment }) => segment),
    ...(shownTurns.length && { turns: shownTurns }),
    source,
  }
}

/** Visible part, with the metres of its points along the whole line. */
type Piece = { segment: Segment; distances: Float64Array }

/** Turns outside the visible parts are told to nobody. */
function placeTurns(
  turns: readonly SourceTurn[],
  { segment, distances }: Piece,
  rank: number,
): TrackTurn[] {
  const [from, to] = [at(distances, 0), lastOf(distances)]
  return turns
    .filter(({ metres }) => metres >= from && metres <= to)
    .map((turn) => ({
      ...turn,
      segment: rank,
      metres: turn.metres - from,
      lon: interpolate(distances, segment.lon, turn.metres),
      lat: interpolate(distances, segment.lat, turn.metres),
    }))
}

function cutPassage(
  segment: Segment,
  distances: Float64Array,
  [from, to]: readonly [number, number],
): Piece[] {
  if (to <= at(distances, 0) || from >= lastOf(distances)) return []
  let first = 0
  while (first < distances.length && at(distances, first) < from) first++
  let end = first
  while (end < distances.length && at(distances, end) <= to) end++
  if (end - first < 2 || at(distances, end - 1) === at(distances, first)) return []
  const cut = (column: Float64Array) => column.slice(first, end)
  return [
    {
      distances: cut(distances),
      segment: {
        lon: cut(segment.lon),
        lat: cut(segment.lat),
        ele: cut(segment.ele),
        time: cut(segment.time),
      },
    },
  ]
}

/** Second check that no line enters a privacy zone; never true for passages cut by these zones. */
const touches = ({ lon, lat }: Segment, zones: Vue['zones']): boolean =>
  zones.length > 0 && lon.some((x, index) => isHidden(zones, x, at(lat, index)))
