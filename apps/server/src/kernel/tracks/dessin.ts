import type { Troncon } from '@foulee/contract/parcours/itineraires'
import type { PointDessin } from '@foulee/contract/parcours/parcours-dessin'
import { isAltitude } from '@foulee/domain/parcours/itineraire'
import { distanceMetres } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at, lastOf } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { decodePolyline, encodePolyline } from '@foulee/trace/polyline'
import { selectPoints, simplifySegment } from '@foulee/trace/simplify'
import type { Segment } from '@foulee/trace/track'
import type { SourceTurn } from './files/cut-track.ts'

export type Dessin = { points: PointDessin[]; troncons: Troncon[] }

/** Points of a line that was not drawn: as few as an editor handles well on a phone. */
const MAX_POINTS = 60
/** Metres around the line; doubled until the points are few enough. */
const TOLERANCE = 25
/** A recording has a point a second: more than an editor draws. */
const FINE_POINTS = 15_000
const FINE_METRES = 2

/** Points found on a recorded line by simplification, and the line between them. */
export function splitLine(segments: readonly Segment[]): Dessin | null {
  const whole = joinSegments(segments)
  const line = whole.lon.length > FINE_POINTS ? simplifySegment(whole, FINE_METRES) : whole
  if (line.lon.length < 2) return null
  const ranks = choosePoints(line)
  return {
    points: ranks.map((rank) => ({ position: readPoint(line, rank), mode: 'chemin' })),
    troncons: ranks.slice(1).map((to, index) => cutStretch(line, ranks[index] ?? 0, to)),
  }
}

function choosePoints(line: Segment): number[] {
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const flags = selectPoints(line, tolerance)
    const ranks = [...flags.keys()].filter((rank) => flags[rank] === 1)
    if (ranks.length <= MAX_POINTS) return ranks
  }
}

function joinSegments(segments: readonly Segment[]): Segment {
  const join = (column: 'lon' | 'lat' | 'ele' | 'time') =>
    Float64Array.from(segments.flatMap((segment) => [...segment[column]]))
  return { lon: join('lon'), lat: join('lat'), ele: join('ele'), time: join('time') }
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const readPoint = ({ lon, lat }: Pick<Segment, 'lon' | 'lat'>, rank: number): [number, number] => [
  round(at(lon, rank), 5),
  round(at(lat, rank), 5),
]

function cutStretch({ lon, lat, ele }: Segment, from: number, to: number): Troncon {
  const part = { lon: lon.slice(from, to + 1), lat: lat.slice(from, to + 1) }
  return {
    ligne: encodePolyline(part),
    altitudes: toAltitudes(ele.slice(from, to + 1)),
    distance: Math.round(accumulateDistances(part).at(-1) ?? 0),
    mode: 'chemin',
    terrains: null,
    consignes: null,
  }
}

/** To 0.1 m; null where unknown. */
export const toAltitudes = (column: Float64Array): (number | null)[] =>
  Array.from(column, (value) => (isAltitude(value) ? round(value, 1) : null))

export type JoinedDessin = { segment: Segment; terrains: [number, number, TypeSurface][] }

/** Metres between two points that follow each other, and of a whole drawing. */
const MAX_STEP = 60_000
const MAX_LENGTH = 2_000_000
/** Metres from the end of a stretch to its point: paths begin beside the thumb. */
const MAX_BESIDE = 1500

/** A stretch that is no line of a drawing; the message is French. */
export class DessinError extends Error {
  override name = 'DessinError'

  constructor(rank: number, message: string, options?: ErrorOptions) {
    super(`Tronçon ${rank + 1}\u00a0: ${message}`, options)
  }
}

/**
 * One line of all stretches, and its surfaces in metres from the start.
 * @throws DessinError naming the stretch that is none between its points
 */
export function joinDessin({ points, troncons }: Dessin): JoinedDessin {
  const [lon, lat, ele]: [number[], number[], number[]] = [[], [], []]
  const terrains: JoinedDessin['terrains'] = []
  let [before, starts]: [number, number] = [0, 0]
  for (const [rank, troncon] of troncons.entries()) {
    const part = readStretch(troncon, rank)
    checkEnds(part, points, rank)
    const isSame = part.lon[0] === lon.at(-1) && part.lat[0] === lat.at(-1)
    const skipped = isSame ? 1 : 0
    // A stretch that does not start where the former ends is joined by a straight line.
    if (!isSame && lon.length) before += measureGap(lon.at(-1), lat.at(-1), part)
    for (let index = skipped; index < part.lon.length; index++) {
      lon.push(at(part.lon, index))
      lat.push(at(part.lat, index))
      ele.push(troncon.altitudes[index] ?? Number.NaN)
    }
    const length = accumulateDistances(part).at(-1) ?? 0
    for (const [from, to, type] of troncon.terrains ?? []) {
      const start = Math.max(starts, Math.round(before + Math.min(from, length)))
      const end = Math.round(before + Math.min(to, length))
      if (end <= start || type === 'unknown') continue
      terrains.push([start, end, type])
      starts = end
    }
    before += length
    if (before > MAX_LENGTH) throw new DessinError(rank, 'le tracé dépasse 2 000\u00a0km.')
  }
  const time = new Float64Array(lon.length).fill(Number.NaN)
  const [lonColumn, latColumn] = [Float64Array.from(lon), Float64Array.from(lat)]
  return {
    segment: { lon: lonColumn, lat: latColumn, ele: Float64Array.from(ele), time },
    terrains: mergeTerrains(terrains),
  }
}

function readStretch({ ligne, altitudes }: Troncon, rank: number) {
  const part = decodeStretch(ligne, rank)
  const isOnEarth =
    part.lat.every((lat) => Math.abs(lat) <= 90) && part.lon.every((lon) => Math.abs(lon) <= 180)
  if (part.lon.length < 2 || !isOnEarth) throw new DessinError(rank, UNREADABLE)
  if (altitudes.length !== part.lon.length) {
    throw new DessinError(rank, 'envoyez une altitude, ou null, pour chaque point de la ligne.')
  }
  for (let index = 1; index < part.lon.length; index++) {
    if (distanceMetres(readPoint(part, index - 1), readPoint(part, index)) > MAX_STEP) {
      throw new DessinError(rank, 'deux points qui se suivent sont à plus de 60\u00a0km.')
    }
  }
  return part
}

const UNREADABLE = 'envoyez une ligne encodée d’au moins deux points, en degrés.'

function decodeStretch(ligne: string, rank: number) {
  try {
    return decodePolyline(ligne)
  } catch (cause) {
    throw new DessinError(rank, UNREADABLE, { cause })
  }
}

/** A stretch leads from its point to the next. */
function checkEnds(
  part: Pick<Segment, 'lon' | 'lat'>,
  points: readonly PointDessin[],
  rank: number,
): void {
  const ends = [readPoint(part, 0), readPoint(part, part.lon.length - 1)]
  for (const [index, end] of ends.entries()) {
    const point = points[rank + index]?.position
    if (point && distanceMetres(point, end) > MAX_BESIDE) {
      throw new DessinError(rank, 'sa ligne ne va pas d’un de ses points à l’autre.')
    }
  }
}

function measureGap(
  lon: number | undefined,
  lat: number | undefined,
  part: { lon: Float64Array; lat: Float64Array },
): number {
  const gap = {
    lon: Float64Array.of(lon ?? 0, at(part.lon, 0)),
    lat: Float64Array.of(lat ?? 0, at(part.lat, 0)),
  }
  return accumulateDistances(gap).at(-1) ?? 0
}

/** Turns of the whole line; each stretch was asked alone, and tells its own start and end. */
export function listTurns(troncons: readonly Pick<Troncon, 'ligne' | 'consignes'>[]): SourceTurn[] {
  let [before, end]: [number, { lon: number; lat: number } | null] = [0, null]
  const turns: SourceTurn[] = []
  for (const [rank, { ligne, consignes }] of troncons.entries()) {
    const part = decodePolyline(ligne)
    if (end) before += measureGap(end.lon, end.lat, part)
    const length = accumulateDistances(part).at(-1) ?? 0
    for (const { metres, type, texte } of consignes ?? []) {
      if (type === 'depart' ? rank > 0 : type === 'arrivee' && rank < troncons.length - 1) continue
      turns.push({ metres: before + Math.min(metres, length), type, text: texte })
    }
    before += length
    end = { lon: lastOf(part.lon), lat: lastOf(part.lat) }
  }
  return turns
}

/** Stretches of surface that a route may have (`POST /api/parcours/update/{id}`). */
const MAX_TERRAINS = 300

/** Neighbours of the same surface as one; the shortest are dropped beyond what a route may have. */
function mergeTerrains(terrains: JoinedDessin['terrains']): JoinedDessin['terrains'] {
  const merged: JoinedDessin['terrains'] = []
  for (const [from, to, type] of terrains) {
    const last = merged.at(-1)
    if (last && last[2] === type && last[1] === from) last[1] = to
    else merged.push([from, to, type])
  }
  if (merged.length <= MAX_TERRAINS) return merged
  const longest = merged.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MAX_TERRAINS)
  return longest.toSorted((a, b) => a[0] - b[0])
}
