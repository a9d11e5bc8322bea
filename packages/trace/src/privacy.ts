import { at } from './column.ts'
import { cosDegrees, DEGREE, measureDistance, wrapLongitude } from './distance.ts'
import type { Segment, Track } from './track.ts'

/**
 * Metres of the side of a square. The Earth is cut into such squares, the same for everybody and known to
 * everybody; a circle tells in which of them its door lies, and nothing can tell more.
 */
const SQUARE = 390
/** Metres beyond a square in which a door still belongs to it, when its owner has used it before. */
const NEAR = 70
/** What the radius grows by, so that the circle around the square covers it from any door of the square. */
const ADDED = 350

/** A circle that nothing leaves. Degrees and metres. */
export type HiddenZone = { lon: number; lat: number; rayon: number }

/** A square of the Earth, named by its middle. */
export type Carre = Pick<HiddenZone, 'lon' | 'lat'>

export type PrivacyOptions = {
  /** Metres around the true start and the true end of which nothing may leave; 0 hides nothing. */
  rayon: number
  /**
   * The squares of this owner's doors so far, oldest first. A door beside the border of two squares would
   * else be told by its routes that begin now on one side, now on the other.
   */
  carres?: readonly Carre[]
}

/** The square that a place lies in. Their rows follow the parallels, each with a whole number of squares. */
function findSquare(lon: number, lat: number): Carre {
  const height = SQUARE / DEGREE
  const middle = (Math.floor(lat / height) + 0.5) * height
  const count = Math.max(1, Math.ceil((360 / height) * cosDegrees(middle)))
  const rank = Math.floor(((wrapLongitude(lon) + 180) / 360) * count)
  return { lon: wrapLongitude(((rank + 0.5) / count) * 360 - 180), lat: middle }
}

/** Whether a place lies in the square or no farther beside it than a receiver errs. */
function isBeside(carre: Carre, lon: number, lat: number): boolean {
  const east = Math.abs(wrapLongitude(lon - carre.lon)) * DEGREE * cosDegrees(carre.lat)
  const north = Math.abs(lat - carre.lat) * DEGREE
  const beyond = (metres: number) => Math.max(0, metres - SQUARE / 2)
  return Math.hypot(beyond(east), beyond(north)) <= NEAR
}

/**
 * The circles around the start and the end of a track. Their middle does not follow from the door but from
 * the square around it, for any radius and any owner, so that no number of routes says more than the
 * square. Keep them on the server.
 */
export function findHiddenZones(
  track: Pick<Track, 'segments'>,
  { rayon, carres = [] }: PrivacyOptions,
): HiddenZone[] {
  if (!(rayon >= 0)) throw new RangeError(`Not a radius: ${rayon}`)
  const filled = track.segments.filter(({ lon }) => lon.length > 0)
  const first = filled[0]
  const last = filled.at(-1)
  if (!first || !last || rayon === 0) return []
  const end = last.lon.length - 1
  const known = [...carres]
  return [
    [at(first.lon, 0), at(first.lat, 0)] as const,
    [at(last.lon, end), at(last.lat, end)] as const,
  ].map(([lon, lat]) => {
    const carre = known.find((one) => isBeside(one, lon, lat)) ?? findSquare(lon, lat)
    known.push(carre)
    return { lon: carre.lon, lat: carre.lat, rayon: rayon + ADDED }
  })
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

/** Whether a place may not leave: photos, waypoints and points of guided tracks ask this. */
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
