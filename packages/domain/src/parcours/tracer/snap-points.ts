import type { Position } from '../../shared/geo.ts'
import type { Drawing } from './drawing.ts'
import { type AwaitedLeg, type LineBook, legKey } from './leg-lines.ts'
import { isSamePosition, type Line } from './line.ts'

/** Places on paths, by the pressed position that they stand for. */
export type Snaps = ReadonlyMap<string, Position>

export type AnsweredLeg = AwaitedLeg & { line: Line }

/** The places where answered lines begin and end, where these are not the points themselves. */
export function listSnaps(answered: readonly AnsweredLeg[]): Snaps {
  const snaps = new Map<string, Position>()
  for (const { de, a, line } of answered) {
    const [start, end] = [line.positions[0], line.positions.at(-1)]
    if (start && !isSamePosition(start, de)) snaps.set(de.join(), start)
    if (end && !isSamePosition(end, a)) snaps.set(a.join(), end)
  }
  return snaps
}

/** Moves points to their paths, except beside a leg whose own line ends at the point. */
export function snapPoints(drawing: Drawing, snaps: Snaps): Drawing {
  const { points, legs } = drawing
  const moved = points.map((point, index) => {
    const isHeld = Boolean(legs[index - 1]?.line ?? legs[index]?.line)
    return (isHeld ? undefined : snaps.get(point.join())) ?? point
  })
  return moved.some((point, index) => point !== points[index]) ? { points: moved, legs } : drawing
}

/** Adds answered lines for their points, snapped or not: a step leads to a point that is held. */
export function addToBook(
  book: LineBook,
  answered: readonly AnsweredLeg[],
  snaps: Snaps,
): LineBook {
  const lines = new Map(book)
  for (const { de, a, mode, line } of answered) {
    const starts = [de, snaps.get(de.join()) ?? de]
    const ends = [a, snaps.get(a.join()) ?? a]
    for (const from of starts)
      for (const to of ends) lines.set(legKey(mode, from, to), extendLine(line, from, to))
  }
  return lines
}

function extendLine(line: Line, from: Position, to: Position): Line {
  const { positions, altitudes } = line
  const before = isSamePosition(positions[0], from) ? [] : [from]
  const after = isSamePosition(positions.at(-1), to) ? [] : [to]
  if (!before.length && !after.length) return line
  return {
    ...line,
    positions: [...before, ...positions, ...after],
    altitudes: [
      ...before.map(() => altitudes[0] ?? null),
      ...altitudes,
      ...after.map(() => altitudes.at(-1) ?? null),
    ],
  }
}
