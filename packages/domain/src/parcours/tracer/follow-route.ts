import type { Position } from '../../shared/geo.ts'
import { addPoint, appendLine, type Drawing } from './drawing.ts'
import { type Line, type Mode, nearestOnLine, partOfLine } from './line.ts'

/** Metres: a drawing that ends so near to a route is on it. */
const ON_ROUTE = 60

/**
 * A press on a published route: from a drawing that ends on it, along it to that place; else to the
 * route, so that the next press follows it.
 */
export function followRoute(
  drawing: Drawing,
  route: Line,
  position: Position,
  mode: Mode,
): Drawing {
  const to = nearestOnLine(route, position)
  if (!to) return drawing
  const end = drawing.points.at(-1)
  const from = end && nearestOnLine(route, end)
  if (!from || from.away > ON_ROUTE) return addPoint(drawing, to.position, mode)
  if (Math.abs(to.metres - from.metres) < 1) return drawing
  return appendLine(drawing, partOfLine(route, from, to), 'droit')
}
