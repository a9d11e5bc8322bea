import { PHOTO_REACH } from '@foulee/domain/echanges/photo'
import { placeAlong } from '@foulee/trace/place'
import { findPart, readPosition, type Survey } from '@foulee/trace/survey'
import type { Waypoint } from '@foulee/trace/track'
import type { FileFacts, TraceEdit } from './track-edit.ts'

const REACH = 100
const WAYPOINTS = { seen: 500, taken: 100 }

export type Marks = {
  points: { id: number; metres: number }[]
  photos: { id: number; metres: number | null; lon: number | null; lat: number | null }[]
  troncons: { rank: number; from: number; to: number }[]
}
/** Marks moved to another track; those off it are dropped, photos lose their `metres`. */
export type Moved = Marks

export const NO_MARKS: Marks = { points: [], photos: [], troncons: [] }

/** Exact, for a track cut at `debut` and `fin` and possibly reversed. */
export function moveMarks(marks: Marks, { debut, isReversed }: TraceEdit, fin: number): Moved {
  const isWithin = (metres: number) => metres >= debut && metres <= fin
  const move = (metres: number) => Math.round(isReversed ? fin - metres : metres - debut)
  return {
    points: marks.points
      .filter(({ metres }) => isWithin(metres))
      .map(({ id, metres }) => ({ id, metres: move(metres) })),
    photos: marks.photos.map((photo) => ({
      ...photo,
      metres: photo.metres !== null && isWithin(photo.metres) ? move(photo.metres) : null,
    })),
    troncons: marks.troncons
      .map(({ rank, from, to }) => ({ rank, from: Math.max(from, debut), to: Math.min(to, fin) }))
      .filter(({ from, to }) => to > from)
      .map(({ rank, from, to }) => {
        const ends = [move(from), move(to)] as const
        return { rank, from: Math.min(...ends), to: Math.max(...ends) }
      }),
  }
}

export function placeMarks(marks: Marks, before: Survey | null, after: Survey): Moved {
  /** The new position is searched near the same fraction of the length. */
  const scale = before && before.distance > 0 ? after.distance / before.distance : 1
  const follow = (metres: number): number | null => {
    const part = before && findPart(before, metres)
    if (!part) return null
    const near = metres * scale
    return round(placeAlong(after, { ...readPosition(part, metres), reach: REACH, near })?.metres)
  }
  return {
    points: marks.points.flatMap(({ id, metres }) => {
      const moved = follow(metres)
      return moved === null ? [] : [{ id, metres: moved }]
    }),
    photos: marks.photos.map((photo) => {
      const { lon, lat, metres } = photo
      if (lon === null || lat === null) {
        return { ...photo, metres: metres === null ? null : follow(metres) }
      }
      const near = metres === null ? null : metres * scale
      return {
        ...photo,
        metres: round(placeAlong(after, { lon, lat, reach: PHOTO_REACH, near })?.metres),
      }
    }),
    troncons: marks.troncons.flatMap(({ rank, from, to }) => {
      const ends = [follow(from), follow(to)]
      const [start, end] = ends
      return start == null || end == null || end <= start ? [] : [{ rank, from: start, to: end }]
    }),
  }
}

const round = (metres: number | undefined) => (metres === undefined ? null : Math.round(metres))

export function placeWaypoints(
  waypoints: readonly Waypoint[],
  survey: Survey,
): FileFacts['waypoints'] {
  return waypoints
    .slice(0, WAYPOINTS.seen)
    .flatMap(({ lon, lat, name, description, type }) => {
      const metres = round(placeAlong(survey, { lon, lat, reach: REACH })?.metres)
      return metres === null ? [] : [{ name, description, type, metres }]
    })
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, WAYPOINTS.taken)
}
