import { at } from './column.ts'
import { cosDegrees, DEGREE, measureDistance, wrapLongitude } from './distance.ts'
import type { Segment, Track } from './track.ts'

/**
 * Side of a privacy cell in metres. The Earth is divided into fixed, public cells; a circle only
 * reveals the cell of a home, by construction.
 */
const SQUARE = 390
/** Metres beyond a cell already used by the owner in which a home still belongs to it. */
const NEAR = 70
/** Enlargement of the radius, so that the circle covers it from any home of the cell. */
const ADDED = 350

export type HiddenZone = { lon: number; lat: number; rayon: number }

export type Carre = Pick<HiddenZone, 'lon' | 'lat'>

export type Place = { lon: number; lat: number }

export type PrivacyOptions = {
  /** Radius in metres around the true ends; 0 disables masking. */
  rayon: number
  /** Other ends, of recordings that were cut or joined (produit 9.30). */
  coupes?: readonly Place[]
  /**
   * Known cells of the owner, oldest first. Otherwise a home beside a border would be revealed by
   * tracks starting on alternate sides.
   */
  carres?: readonly Carre[]
}

/** Cell of a place. Rows follow parallels, each with a whole number of cells. */
function findSquare(lon: number, lat: number): Carre {
  const height = SQUARE / DEGREE
  const middle = (Math.floor(lat / height) + 0.5) * height
  const count = Math.max(1, Math.ceil((360 / height) * cosDegrees(middle)))
  const rank = Math.floor(((wrapLongitude(lon) + 180) / 360) * count)
  return { lon: wrapLongitude(((rank + 0.5) / count) * 360 - 180), lat: middle }
}

/** Whether a place lies in the cell, or beside it within GPS error. */
function isBeside(carre: Carre, lon: number, lat: number): boolean {
  const east = Math.abs(wrapLongitude(lon - carre.lon)) * DEGREE * cosDegrees(carre.lat)
  const north = Math.abs(lat - carre.lat) * DEGREE
  const beyond = (metres: number) => Math.max(0, metres - SQUARE / 2)
  return Math.hypot(beyond(east), beyond(north)) <= NEAR
}

/**
 * Privacy circles around both ends of a track. The centre depends on the cell, not the home, for
 * any radius and owner, so that no number of tracks reveals more than the cell. Must stay on the
 * server.
 */
export function findHiddenZones(
  track: Pick<Track, 'segments'>,
  { rayon, carres = [], coupes = [] }: PrivacyOptions,
): HiddenZone[] {
  if (!(rayon >= 0)) throw new RangeError(`Not a radius: ${rayon}`)
  const filled = track.segments.filter(({ lon }) => lon.length > 0)
  const first = filled[0]
  const last = filled.at(-1)
  if (!first || !last || rayon === 0) return []
  const end = last.lon.length - 1
  const cells = [...carres]
  return [
    [at(first.lon, 0), at(first.lat, 0)] as const,
    [at(last.lon, end), at(last.lat, end)] as const,
    ...coupes.map(({ lon, lat }) => [lon, lat] as const),
  ].map(([lon, lat]) => {
    const carre = cells.find((carre) => isBeside(carre, lon, lat)) ?? findSquare(lon, lat)
    cells.push(carre)
    return { lon: carre.lon, lat: carre.lat, rayon: rayon + ADDED }
  })
}

/** Metres from the centre of a circle to a segment, on a local plane. */
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

export function isHidden(zones: readonly HiddenZone[], lon: number, lat: number): boolean {
  return zones.some((zone) => distanceToLine(zone, lon, lat, lon, lat) <= zone.rayon)
}

export type Piece = { segment: number; from: number; to: number }

/** Copied: a typed array view would carry the whole buffer when cloned. */
function copyPiece({ lon, lat, ele, time }: Segment, { from, to }: Piece): Segment {
  const cut = (column: Float64Array) => column.slice(from, to)
  return { lon: cut(lon), lat: cut(lat), ele: cut(ele), time: cut(time) }
}

/** Pieces of a segment outside all circles: no point inside, no line crossing one. */
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
 * Track without the surroundings of its true ends, wherever it passes them: loops, returns and
 * passes are cut too. `masque` is the masked distance (metres), `pieces` the origin of each new
 * segment (null if nothing is masked). May have no segments. Times are kept here; they are never
 * exported.
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
