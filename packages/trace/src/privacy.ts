import { at } from './column.ts'
import { cosDegrees, DEGREE, measureDistance, wrapLongitude } from './distance.ts'
import { seededRandom } from './seeded-random.ts'
import type { Segment, Track } from './track.ts'

/** The circle is wider than asked, so that it covers the radius around the true place from beside it. */
const WIDENING = 1.75
/** How far beside, in radii. With the widening it leaves a margin over the covered radius. */
const OFFSET = { least: 0.15, most: 0.7 }
/** Degrees; places in one such square share the offset of their centre. */
const SQUARE = 0.05

/** A circle that nothing leaves. Degrees and metres. */
export type HiddenZone = { lon: number; lat: number; rayon: number }

export type PrivacyOptions = {
  /** Metres around the true start and the true end of which nothing may leave; 0 hides nothing. */
  rayon: number
  /**
   * A secret of the owner, the same for all their routes (derive it from a key of the server). It fixes the
   * offset: with a new one each time, many answers or many routes from one door would average to the door.
   */
  graine: string
}

/** A place beside the true one, always the same for the same door. */
function blurPlace(lon: number, lat: number, { rayon, graine }: PrivacyOptions): HiddenZone {
  const square = `${Math.floor(lon / SQUARE)} ${Math.floor(lat / SQUARE)}`
  const random = seededRandom(`${graine} ${square}`)
  const angle = 2 * Math.PI * random()
  // Even over the ring, not denser near its middle.
  const { least, most } = OFFSET
  const offset = rayon * Math.sqrt(least ** 2 + random() * (most ** 2 - least ** 2))
  const east = (offset * Math.cos(angle)) / (DEGREE * Math.max(0.01, cosDegrees(lat)))
  return {
    lon: wrapLongitude(lon + east),
    lat: lat + (offset * Math.sin(angle)) / DEGREE,
    rayon: rayon * WIDENING,
  }
}

/** The circles around the start and the end of a track. Keep them on the server. */
export function findHiddenZones(
  track: Pick<Track, 'segments'>,
  options: PrivacyOptions,
): HiddenZone[] {
  const { rayon } = options
  if (!(rayon >= 0)) throw new RangeError(`Not a radius: ${rayon}`)
  const filled = track.segments.filter(({ lon }) => lon.length > 0)
  const first = filled[0]
  const last = filled.at(-1)
  if (!first || !last || rayon === 0) return []
  const end = last.lon.length - 1
  return [
    blurPlace(at(first.lon, 0), at(first.lat, 0), options),
    blurPlace(at(last.lon, end), at(last.lat, end), options),
  ]
}

/** Metres from the middle of the zone to a straight line, on a plane around that middle. */
function distanceToLine(
  zone: HiddenZone,
  lonA: number,
  latA: number,
  lonB: number,
  latB: number,
): number {
  const width = DEGREE * cosDegrees(zone.lat)
  const x = wrapLongitude(lonA - zone.lon) * width
  const y = (latA - zone.lat) * DEGREE
  const lineX = wrapLongitude(lonB - lonA) * width
  const lineY = (latB - latA) * DEGREE
  const square = lineX * lineX + lineY * lineY
  const share = square > 0 ? Math.min(1, Math.max(0, -(x * lineX + y * lineY) / square)) : 0
  return Math.hypot(x + share * lineX, y + share * lineY)
}

/** Whether a place may not leave: photos, waypoints and course points ask this. */
export function isHidden(zones: readonly HiddenZone[], lon: number, lat: number): boolean {
  return zones.some((zone) => distanceToLine(zone, lon, lat, lon, lat) <= zone.rayon)
}

/** Points `from` to `to` (not included) of a segment of the whole track. */
export type Piece = { segment: number; from: number; to: number }

/** Copies: a view would carry the whole column in its buffer. */
function copyPiece({ lon, lat, ele, time }: Segment, { from, to }: Piece): Segment {
  const cut = (column: Float64Array) => column.slice(from, to)
  return { lon: cut(lon), lat: cut(lat), ele: cut(ele), time: cut(time) }
}

/** The pieces of a segment outside all zones: no point inside, and no line between two points through one. */
function cutSegment({ lon, lat }: Segment, segment: number, zones: readonly HiddenZone[]): Piece[] {
  const pieces: Piece[] = []
  let start = -1
  const close = (end: number) => {
    if (start >= 0 && end - start >= 2) pieces.push({ segment, from: start, to: end })
    start = -1
  }
  for (let index = 0; index < lon.length; index++) {
    const [lonHere, latHere] = [at(lon, index), at(lat, index)]
    const isOpen = start >= 0
    const [lonFrom, latFrom] = isOpen
      ? [at(lon, index - 1), at(lat, index - 1)]
      : [lonHere, latHere]
    const isCrossed = zones.some(
      (zone) => distanceToLine(zone, lonFrom, latFrom, lonHere, latHere) <= zone.rayon,
    )
    if (isOpen && isCrossed) close(index)
    if (start < 0 && !isHidden(zones, lonHere, latHere)) start = index
  }
  close(lon.length)
  return pieces
}

/**
 * The track without what lies around its true start and end, wherever along the way: a loop, a way back or
 * a pass through the place are cut too. `masque` is the distance (metres) that no longer shows, `pieces` what
 * each new segment was of the whole (null when nothing is hidden). Segments may be none. Times are not
 * touched: they do not leave at all.
 */
export function hideEnds<T extends Pick<Track, 'segments' | 'waypoints'>>(
  track: T,
  options: PrivacyOptions,
): { track: T; masque: number; pieces: readonly Piece[] | null } {
  const zones = findHiddenZones(track, options)
  if (zones.length === 0) return { track, masque: 0, pieces: null }
  const cuts = track.segments.map((segment, rank) => cutSegment(segment, rank, zones))
  const segments = track.segments.flatMap((segment, rank) =>
    (cuts[rank] ?? []).map((piece) => copyPiece(segment, piece)),
  )
  const waypoints = track.waypoints.filter(({ lon, lat }) => !isHidden(zones, lon, lat))
  const masque = Math.max(0, measureDistance(track) - measureDistance({ segments }))
  return { track: { ...track, segments, waypoints }, masque, pieces: cuts.flat() }
}
