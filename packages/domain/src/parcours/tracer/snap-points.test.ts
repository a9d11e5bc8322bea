import { expect, it } from 'vitest'
import type { Position } from '../../shared/geo.ts'
import { addPoint, EMPTY_DRAWING, insertOnLine } from './drawing.ts'
import { drawLegs, listAwaited } from './leg-lines.ts'
import { type Line, nearestOnLine } from './line.ts'
import { type AnsweredLeg, addToBook, listSnaps, snapPoints } from './snap-points.ts'

const A: Position = [6.1, 45.9]
const B: Position = [6.12, 45.9]
const C: Position = [6.14, 45.9]
/** On the path, some metres from the points. */
const [PA, PB, PC]: [Position, Position, Position] = [
  [6.1, 45.9001],
  [6.12, 45.9001],
  [6.14, 45.9001],
]

const line = (...positions: Position[]): Line => ({
  mode: 'chemin',
  positions,
  altitudes: positions.map(() => 500),
  terrains: null,
  consignes: null,
})
const drawing = [A, B, C].reduce((drawn, to) => addPoint(drawn, to, 'chemin'), EMPTY_DRAWING)
const answered = listAwaited(drawing, new Map()).map(
  (leg, index): AnsweredLeg => ({ ...leg, line: index ? line(PB, PC) : line(PA, PB) }),
)
const snaps = listSnaps(answered)

it('points move to the path that was found, without a step aside, and nothing is asked again', () => {
  const snapped = snapPoints(drawing, snaps)
  const book = addToBook(new Map(), answered, snaps)
  expect(snapped.points).toEqual([PA, PB, PC])
  expect(listAwaited(snapped, book)).toEqual([])
  expect(drawLegs(snapped, book).map(({ positions }) => positions)).toEqual([
    [PA, PB],
    [PB, PC],
  ])
})

it('a point at the end of a line that is kept stays, and a step leads to it', () => {
  const kept = line(A, B)
  const place = nearestOnLine(kept, [6.11, 45.9])
  const held = place ? insertOnLine(drawing, 0, kept, place) : drawing
  const snapped = snapPoints(held, snaps)
  expect(snapped.points).toEqual([A, [6.11, 45.9], B, PC])
  const book = addToBook(new Map(), answered, snaps)
  expect(drawLegs(snapped, book)[2]?.positions).toEqual([B, PB, PC])
})

it('a drawing whose points are on their paths stays the same', () => {
  expect(snapPoints(drawing, new Map())).toBe(drawing)
})
