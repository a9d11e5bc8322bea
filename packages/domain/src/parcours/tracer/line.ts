import { distanceMetres, type Position } from '../../shared/geo.ts'
import type { TypeSurface } from '../../shared/surface.ts'
import type { ConsigneType, ModeTroncon } from '../itineraire.ts'

export type Mode = ModeTroncon

/** From, to, in metres along the line, and surface. */
export type Terrain = readonly [debut: number, fin: number, surface: TypeSurface]

export type Consigne = { metres: number; type: ConsigneType; texte: string }

/** Line between two points of a drawing. Arrays of equal length; altitudes in metres, null unknown. */
export type Line = {
  /** As drawn: straight too where no path is known. */
  mode: Mode
  positions: readonly Position[]
  altitudes: readonly (number | null)[]
  /** Null where the engine does not know. */
  terrains: readonly Terrain[] | null
  consignes: readonly Consigne[] | null
}

/** Place on a line: index of the vertex before it, position, metres from the start. */
export type PlaceOnLine = {
  index: number
  share: number
  position: Position
  metres: number
  /** Metres between the place and the position that was sought. */
  away: number
}

export const straightLine = (from: Position, to: Position): Line => ({
  mode: 'droit',
  positions: [from, to],
  altitudes: [null, null],
  terrains: null,
  consignes: null,
})

const legLength = (positions: readonly Position[], index: number): number => {
  const [from, to] = [positions[index], positions[index + 1]]
  return from && to ? distanceMetres(from, to) : 0
}

export const lineLength = ({ positions }: Pick<Line, 'positions'>): number =>
  positions.reduce((sum, _, index) => sum + legLength(positions, index), 0)

/** The same line run the other way; turns are lost, since they are told for one direction. */
export function reverseLine(line: Line): Line {
  const length = line.terrains ? lineLength(line) : 0
  return {
    mode: line.mode,
    positions: line.positions.toReversed(),
    altitudes: line.altitudes.toReversed(),
    terrains: mapKnown(line.terrains, (terrains) =>
      terrains
        .map(([from, to, surface]) => [length - to, length - from, surface] as const)
        .toReversed(),
    ),
    consignes: null,
  }
}

/** Flat projection in metres around `origin`, good for the length of a leg. */
function project(origin: Position, [lon, lat]: Position): { x: number; y: number } {
  const metres = 111_195
  return {
    x: (lon - origin[0]) * metres * Math.cos((origin[1] * Math.PI) / 180),
    y: (lat - origin[1]) * metres,
  }
}

/** Nearest place of a line to a position; null for a line without length. */
export function nearestOnLine(line: Pick<Line, 'positions'>, sought: Position): PlaceOnLine | null {
  let [best, passed]: [PlaceOnLine | null, number] = [null, 0]
  for (let index = 0; index < line.positions.length - 1; index++) {
    const [from, to] = [line.positions[index], line.positions[index + 1]]
    if (!from || !to) break
    const [a, b] = [project(sought, from), project(sought, to)]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const square = dx * dx + dy * dy
    const share = square > 0 ? Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / square)) : 0
    const away = Math.hypot(a.x + share * dx, a.y + share * dy)
    const length = distanceMetres(from, to)
    if (!best || away < best.away)
      best = {
        index,
        share,
        position: between(from, to, share),
        metres: passed + share * length,
        away,
      }
    passed += length
  }
  return best
}

function between(from: Position, to: Position, share: number): Position {
  if (share <= 0) return from
  if (share >= 1) return to
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function altitudeAt({ altitudes }: Line, { index, share }: PlaceOnLine): number | null {
  const [from, to] = [altitudes[index] ?? null, altitudes[index + 1] ?? null]
  if (share <= 0) return from
  if (share >= 1) return to
  return from === null || to === null ? null : from + (to - from) * share
}

const cutTerrains = (terrains: Line['terrains'], debut: number, fin: number): Line['terrains'] =>
  mapKnown(terrains, (known) =>
    known.flatMap(([from, to, surface]) =>
      Math.min(to, fin) > Math.max(from, debut)
        ? [[Math.max(from, debut) - debut, Math.min(to, fin) - debut, surface] as const]
        : [],
    ),
  )

const cutConsignes = (consignes: Line['consignes'], debut: number, fin: number) =>
  mapKnown(consignes, (known) =>
    known
      .filter(({ metres }) => metres >= debut && metres <= fin)
      .map((consigne) => ({ ...consigne, metres: consigne.metres - debut })),
  )

const mapKnown = <T>(items: T | null, change: (known: T) => T): T | null =>
  items === null ? null : change(items)

/** Both parts of a line that is cut at a place; the place ends the first and begins the second. */
export function splitLine(line: Line, place: PlaceOnLine): [Line, Line] {
  const altitude = altitudeAt(line, place)
  const [kept, rest] = [place.index + 1, place.share >= 1 ? place.index + 2 : place.index + 1]
  const first = place.share <= 0 ? place.index : kept
  const length = lineLength(line)
  return [
    {
      mode: line.mode,
      positions: [...line.positions.slice(0, first), place.position],
      altitudes: [...line.altitudes.slice(0, first), altitude],
      terrains: cutTerrains(line.terrains, 0, place.metres),
      consignes: cutConsignes(line.consignes, 0, place.metres),
    },
    {
      mode: line.mode,
      positions: [place.position, ...line.positions.slice(rest)],
      altitudes: [altitude, ...line.altitudes.slice(rest)],
      terrains: cutTerrains(line.terrains, place.metres, length),
      consignes: cutConsignes(line.consignes, place.metres, length),
    },
  ]
}

/** Part of a line between two of its vertices, both included. */
export function cutVertices(line: Line, from: number, to: number): Line {
  const debut = lineLength({ positions: line.positions.slice(0, from + 1) })
  const positions = line.positions.slice(from, to + 1)
  const fin = debut + lineLength({ positions })
  return {
    mode: line.mode,
    positions,
    altitudes: line.altitudes.slice(from, to + 1),
    terrains: cutTerrains(line.terrains, debut, fin),
    consignes: cutConsignes(line.consignes, debut, fin),
  }
}

/** Part of a line between two of its places, in the order given. */
export function partOfLine(line: Line, from: PlaceOnLine, to: PlaceOnLine): Line {
  if (to.metres < from.metres) return reverseLine(partOfLine(line, to, from))
  const [, rest] = splitLine(line, from)
  const end = nearestAtMetres(rest, to.metres - from.metres)
  return end ? splitLine(rest, { ...end, position: to.position })[0] : rest
}

/** Place of a line at a distance from its start; null for a line without length. */
export function nearestAtMetres(line: Pick<Line, 'positions'>, metres: number): PlaceOnLine | null {
  let passed = 0
  const last = line.positions.length - 2
  for (let index = 0; index <= last; index++) {
    const [from, to] = [line.positions[index], line.positions[index + 1]]
    if (!from || !to) return null
    const length = distanceMetres(from, to)
    if (passed + length >= metres || index === last) {
      const share = length > 0 ? Math.min(1, Math.max(0, (metres - passed) / length)) : 0
      return {
        index,
        share,
        position: between(from, to, share),
        metres: passed + share * length,
        away: 0,
      }
    }
    passed += length
  }
  return null
}

/** One line of several that follow each other; a place that ends one and begins the next stays once. */
export function joinLines(lines: readonly Line[]): Line {
  const positions: Position[] = []
  const altitudes: (number | null)[] = []
  const terrains: Terrain[] = []
  const consignes: Consigne[] = []
  let passed = 0
  for (const line of lines) {
    const last = positions.at(-1)
    const [start] = line.positions
    if (last && start) passed += distanceMetres(last, start)
    const isJoined = last !== undefined && isSamePosition(last, start)
    if (isJoined) altitudes[altitudes.length - 1] ??= line.altitudes[0] ?? null
    positions.push(...line.positions.slice(isJoined ? 1 : 0))
    altitudes.push(...line.altitudes.slice(isJoined ? 1 : 0))
    for (const [from, to, surface] of line.terrains ?? [])
      terrains.push([from + passed, to + passed, surface])
    for (const consigne of line.consignes ?? [])
      consignes.push({ ...consigne, metres: consigne.metres + passed })
    passed += lineLength(line)
  }
  return {
    mode: lines.every(({ mode }) => mode === 'droit') ? 'droit' : 'chemin',
    positions,
    altitudes,
    terrains: terrains.length ? terrains : null,
    consignes: consignes.length ? consignes : null,
  }
}

export const isSamePosition = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
