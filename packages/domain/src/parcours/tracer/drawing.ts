import { distanceMetres, type Position } from '../../shared/geo.ts'
import { POINTS_MAX } from '../itineraire.ts'
import {
  cutVertices,
  isSamePosition,
  type Line,
  type Mode,
  type PlaceOnLine,
  reverseLine,
  splitLine,
} from './line.ts'

/**
 * Way from one point to the next. Without a line of its own it is looked up among the lines that an
 * engine answered; with one (an imported route, a half of a line that was cut) it is drawn as it is.
 */
export type Leg = { mode: Mode; line: Line | null }

/** Points in the order of the run, and one leg fewer than points. */
export type Drawing = { points: readonly Position[]; legs: readonly Leg[] }

export const EMPTY_DRAWING: Drawing = { points: [], legs: [] }

/** Metres: the ends of a closed drawing are the same place. */
const CLOSED = 15

/** Degrees to 5 decimals (1 m), as lines have on the wire. */
export const roundPosition = ([lon, lat]: Position): Position => [
  Math.round(lon * 1e5) / 1e5,
  Math.round(lat * 1e5) / 1e5,
]

const leg = (mode: Mode): Leg => ({ mode, line: null })

const hasRoom = ({ points }: Drawing, count: number): boolean => points.length + count <= POINTS_MAX

const isFull = (drawing: Drawing): boolean => !hasRoom(drawing, 1)

const splice = <T>(items: readonly T[], index: number, count: number, ...added: T[]): T[] =>
  items.toSpliced(index, count, ...added)

/** Adds a point at the end. */
export function addPoint(drawing: Drawing, position: Position, mode: Mode): Drawing {
  const point = roundPosition(position)
  if (isFull(drawing) || isSamePosition(drawing.points.at(-1), point)) return drawing
  return {
    points: [...drawing.points, point],
    legs: drawing.points.length ? [...drawing.legs, leg(mode)] : [],
  }
}

/** Puts a point on a leg, whose two parts stay as they are drawn. */
export function insertOnLine(
  drawing: Drawing,
  index: number,
  line: Line,
  place: PlaceOnLine,
): Drawing {
  const cut = drawing.legs[index]
  const position = roundPosition(place.position)
  if (!cut || isFull(drawing)) return drawing
  if (isSamePosition(drawing.points[index], position)) return drawing
  if (isSamePosition(drawing.points[index + 1], position)) return drawing
  const halves = splitLine(line, { ...place, position })
  return {
    points: splice(drawing.points, index + 1, 0, position),
    legs: splice(drawing.legs, index, 1, ...halves.map((half) => ({ ...cut, line: half }))),
  }
}

/** Puts a point beside a leg: both parts are to be found anew. */
export function insertPoint(drawing: Drawing, index: number, position: Position): Drawing {
  const cut = drawing.legs[index]
  if (!cut || isFull(drawing)) return drawing
  return {
    points: splice(drawing.points, index + 1, 0, roundPosition(position)),
    legs: splice(drawing.legs, index, 1, leg(cut.mode), leg(cut.mode)),
  }
}

/**
 * Moves a point; the legs beside it are to be found anew. Of a loop the start is also the end: both
 * move.
 */
export function movePoint(drawing: Drawing, index: number, position: Position): Drawing {
  const point = roundPosition(position)
  const { points } = drawing
  const [before, last] = [points[index], points.length - 1]
  if (!before || isSamePosition(before, point)) return drawing
  const isEnd = index === 0 || index === last
  const moved = new Set(isEnd && isClosed(drawing) ? [0, last] : [index])
  return {
    points: points.map((known, at) => (moved.has(at) ? point : known)),
    legs: drawing.legs.map((known, at) =>
      moved.has(at) || moved.has(at + 1) ? leg(known.mode) : known,
    ),
  }
}

export function removePoint(drawing: Drawing, index: number): Drawing {
  const { points, legs } = drawing
  if (!points[index]) return drawing
  const [before, after] = [legs[index - 1], legs[index]]
  const isStraight = before?.mode === 'droit' && after?.mode === 'droit'
  const joined = before && after ? [leg(isStraight ? 'droit' : 'chemin')] : []
  return {
    points: splice(points, index, 1),
    legs: splice(legs, Math.max(0, index - 1), before && after ? 2 : 1, ...joined),
  }
}

/** Straight here, along paths there. */
export function setMode(drawing: Drawing, index: number, mode: Mode): Drawing {
  const known = drawing.legs[index]
  if (!known || known.mode === mode) return drawing
  return { ...drawing, legs: drawing.legs.with(index, leg(mode)) }
}

/** The same run the other way. Legs without a line of their own are found by either direction. */
export function reverseDrawing({ points, legs }: Drawing): Drawing {
  return {
    points: points.toReversed(),
    legs: legs.map(reverseLeg).toReversed(),
  }
}

const reverseLeg = ({ mode, line }: Leg): Leg => ({ mode, line: line && reverseLine(line) })

/** Back to the start by the way that was come. */
export function addWayBack(drawing: Drawing): Drawing {
  const { points, legs } = drawing
  if (!legs.length || !hasRoom(drawing, points.length - 1)) return drawing
  const back = reverseDrawing(drawing)
  return { points: [...points, ...back.points.slice(1)], legs: [...legs, ...back.legs] }
}

export function isClosed({ points }: Drawing): boolean {
  const [start, end] = [points[0], points.at(-1)]
  return points.length > 2 && !!start && !!end && distanceMetres(start, end) <= CLOSED
}

/** Share of the distance left, sideways: how far from the straight way the loop comes back. */
const DETOUR = 0.3
/** Metres: below, the way back is direct. */
const SHORT_WAY_BACK = 200

/**
 * Back to the start by another way: with a point on the side where the drawing does not pass, so
 * that paths do not lead back along what was run. Nearly closed, it goes straight to the start.
 */
export function closeLoop(drawing: Drawing, mode: Mode): Drawing {
  const { points } = drawing
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end || points.length < 2 || isClosed(drawing)) return drawing
  if (mode === 'droit' || distanceMetres(end, start) < SHORT_WAY_BACK)
    return addPoint(drawing, start, mode)
  if (!hasRoom(drawing, 2)) return drawing
  const aside = addPoint(drawing, sidePoint(points, end, start), mode)
  return addPoint(aside, start, mode)
}

function sidePoint(points: readonly Position[], from: Position, to: Position): Position {
  const shrink = Math.cos((from[1] * Math.PI) / 180)
  const [dx, dy] = [(to[0] - from[0]) * shrink, to[1] - from[1]]
  const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const lean = points.reduce(
    (sum, [lon, lat]) => sum + dx * (lat - middle[1]) - dy * (lon - middle[0]) * shrink,
    0,
  )
  const side = lean > 0 ? 1 : -1
  return [middle[0] + (side * dy * DETOUR) / shrink, middle[1] - side * dx * DETOUR]
}

/** Appends a line as it is, such as a part of a published route. */
export function appendLine(drawing: Drawing, line: Line, mode: Mode): Drawing {
  const [start, end] = [line.positions[0], line.positions.at(-1)]
  if (!start || !end) return drawing
  const reached = addPoint(drawing, start, mode)
  const from = reached.points.at(-1)
  if (!from || !hasRoom(drawing, isSamePosition(drawing.points.at(-1), from) ? 1 : 2))
    return drawing
  const point = roundPosition(end)
  return {
    points: [...reached.points, point],
    legs: [...reached.legs, { mode: 'chemin', line: anchor(line, from, point) }],
  }
}

/** Appends another drawing whole, with its points. */
export function appendDrawing(drawing: Drawing, other: Drawing, mode: Mode): Drawing {
  const [start, ...rest] = other.points
  if (!start || !hasRoom(drawing, other.points.length)) return drawing
  const reached = addPoint(drawing, start, mode)
  return { points: [...reached.points, ...rest], legs: [...reached.legs, ...other.legs] }
}

/** A line that begins and ends exactly at points. */
const anchor = (line: Line, from: Position, to: Position): Line => ({
  ...line,
  positions: [from, ...line.positions.slice(1, -1), to],
})

/**
 * A line as a drawing, with points at some of its vertices: a change draws anew what is around it
 * alone.
 * @param vertices indexes of the points in between, or with both ends
 */
export function openAt(line: Line, vertices: readonly number[]): Drawing {
  const last = line.positions.length - 1
  const inside = vertices.filter((index) => index > 0 && index < last)
  const ends = [...new Set([0, ...inside, last])].sort((a, b) => a - b)
  const pieces = ends.slice(1).map((end, rank) => cutVertices(line, ends[rank] ?? 0, end))
  return pieces.reduce((drawing, piece) => appendLine(drawing, piece, 'droit'), EMPTY_DRAWING)
}
