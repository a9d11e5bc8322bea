import type { Position } from '@foulee/domain/shared/geo'
import { at, lastOf } from './column.ts'
import { distanceBetween } from './distance.ts'
import { findPassages, type Way } from './locate.ts'

/** Place of a way at which to come back to it. */
export type Rejoin = {
  position: Position
  /** Metres along the way. */
  metres: number
  /** Metres as the crow flies from where one stands. */
  away: number
}

/** A metre of the way that is left out counts as that many to walk: nobody wants a short cut of it. */
const SKIPPED = 0.25
/** Metres along the way between two places, so that they are a choice. */
const APART = 200
const MOST = 3

/**
 * Places at which to come back to a way that one has left, the best first; never behind where it was
 * left. The crow flies over cliffs: ask for paths to each and take the shortest.
 * @param alongMetres metres along the way of the last position on it; 0 before any
 */
export function chooseWayBack(
  [lon, lat]: Position,
  way: Way,
  alongMetres: number,
): readonly Rejoin[] {
  const left = placeAlong(way, alongMetres)
  if (!left) return []
  const away = distanceBetween(lon, lat, left.position[0], left.position[1])
  const scoreOf = (place: Rejoin) => place.away + SKIPPED * (place.metres - left.metres)
  const ahead = findPassages(way, { lon, lat }).flatMap((passage): Rejoin[] => {
    const place = passage.metres > left.metres ? placeAlong(way, passage.metres) : null
    return place ? [{ ...place, away: passage.away }] : []
  })
  const chosen: Rejoin[] = []
  for (const place of [{ ...left, away }, ...ahead].toSorted((a, b) => scoreOf(a) - scoreOf(b))) {
    if (chosen.length === MOST) break
    const isApart = ({ metres }: Rejoin) => Math.abs(metres - place.metres) >= APART
    if (chosen.every(isApart)) chosen.push(place)
  }
  return chosen
}

/** Null without length; the ends beyond them. */
function placeAlong({ parts }: Way, metres: number): Pick<Rejoin, 'position' | 'metres'> | null {
  const part = parts.find(({ distances }) => lastOf(distances) >= metres) ?? parts.at(-1)
  if (!part) return null
  const { lon, lat, distances } = part
  const index = Math.max(
    0,
    distances.findLastIndex((distance, rank) => distance <= metres && rank < lon.length - 1),
  )
  const [from, to] = [at(distances, index), at(distances, index + 1)]
  const share = to > from ? Math.max(0, Math.min(1, (metres - from) / (to - from))) : 0
  const mix = (column: Float64Array) =>
    at(column, index) + (at(column, index + 1) - at(column, index)) * share
  return { position: [mix(lon), mix(lat)], metres: from + (to - from) * share }
}
