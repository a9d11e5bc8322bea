import type { Position } from '../../shared/geo.ts'
import type { Drawing } from './drawing.ts'
import { joinLines, type Line, type Mode, reverseLine, straightLine } from './line.ts'

/** Lines that an engine answered, by `legKey`. */
export type LineBook = ReadonlyMap<string, Line>

export const legKey = (mode: Mode, from: Position, to: Position): string =>
  `${mode} ${from.join()} ${to.join()}`

export type AwaitedLeg = { key: string; de: Position; a: Position; mode: Mode }

const endsOf = ({ points }: Drawing, index: number): [Position, Position] | null => {
  const [from, to] = [points[index], points[index + 1]]
  return from && to ? [from, to] : null
}

/** Line of a leg: its own, answered, or answered for the other direction; null while unknown. */
export function findLine(drawing: Drawing, index: number, book: LineBook): Line | null {
  const known = drawing.legs[index]
  const ends = endsOf(drawing, index)
  if (!known || !ends) return null
  const [from, to] = ends
  const back = book.get(legKey(known.mode, to, from))
  return known.line ?? book.get(legKey(known.mode, from, to)) ?? (back ? reverseLine(back) : null)
}

/** Legs whose line nobody answered yet, each once. */
export function listAwaited(drawing: Drawing, book: LineBook): AwaitedLeg[] {
  const awaited = new Map<string, AwaitedLeg>()
  for (const [index, { mode }] of drawing.legs.entries()) {
    const ends = endsOf(drawing, index)
    if (!ends || findLine(drawing, index, book)) continue
    const [de, a] = ends
    const key = legKey(mode, de, a)
    if (!awaited.has(legKey(mode, a, de))) awaited.set(key, { key, de, a, mode })
  }
  return [...awaited.values()]
}

/** Line of each leg; straight while the answer is awaited. */
export const drawLegs = (drawing: Drawing, book: LineBook): Line[] =>
  drawing.legs.flatMap((_, index) => {
    const ends = endsOf(drawing, index)
    return ends ? [findLine(drawing, index, book) ?? straightLine(...ends)] : []
  })

/** The whole drawing as one line; empty with fewer than two points. */
export const drawLine = (drawing: Drawing, book: LineBook): Line =>
  joinLines(drawLegs(drawing, book))
