import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMetres, type Position } from '../../shared/geo.ts'
import { POINTS_MAX } from '../itineraire.ts'
import {
  addPoint,
  addWayBack,
  appendDrawing,
  appendLine,
  closeLoop,
  type Drawing,
  EMPTY_DRAWING,
  insertOnLine,
  insertPoint,
  isClosed,
  movePoint,
  openAt,
  removePoint,
  reverseDrawing,
  setMode,
} from './drawing.ts'
import { followRoute } from './follow-route.ts'
import { beginHistory, type History, record, redo, undo } from './history.ts'
import { drawLegs, drawLine, findLine, type LineBook, legKey, listAwaited } from './leg-lines.ts'
import { type Line, lineLength, type Mode, nearestOnLine } from './line.ts'

const A: Position = [6.1, 45.9]
const B: Position = [6.12, 45.9]
const C: Position = [6.12, 45.92]
const NO_BOOK: LineBook = new Map()

const line = (...positions: Position[]): Line => ({
  mode: 'chemin',
  positions,
  altitudes: positions.map((_, index) => 500 + index * 10),
  terrains: null,
  consignes: null,
})

const draw = (mode: Mode, ...positions: Position[]): Drawing =>
  positions.reduce((drawing, position) => addPoint(drawing, position, mode), EMPTY_DRAWING)

const anyMode = fc.constantFrom<Mode>('chemin', 'droit')
const anyPosition = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([x, y]): Position => [6.1 + x / 1000, 45.9 + y / 1000])
const anyIndex = fc.nat({ max: 12 })

/** Every action that a hand can do, on whatever stands there. */
const anyAction: fc.Arbitrary<(drawing: Drawing) => Drawing> = fc.oneof(
  fc.tuple(anyPosition, anyMode).map(
    ([to, mode]) =>
      (drawing: Drawing) =>
        addPoint(drawing, to, mode),
  ),
  fc.tuple(anyIndex, anyPosition).map(
    ([at, to]) =>
      (drawing: Drawing) =>
        movePoint(drawing, at, to),
  ),
  fc.tuple(anyIndex, anyPosition).map(
    ([at, to]) =>
      (drawing: Drawing) =>
        insertPoint(drawing, at, to),
  ),
  fc.tuple(anyIndex, anyPosition).map(([at, near]) => (drawing: Drawing) => {
    const drawn = drawLegs(drawing, NO_BOOK)[at]
    const place = drawn && nearestOnLine(drawn, near)
    return drawn && place ? insertOnLine(drawing, at, drawn, place) : drawing
  }),
  anyIndex.map((at) => (drawing: Drawing) => removePoint(drawing, at)),
  fc.tuple(anyIndex, anyMode).map(
    ([at, mode]) =>
      (drawing: Drawing) =>
        setMode(drawing, at, mode),
  ),
  anyMode.map((mode) => (drawing: Drawing) => closeLoop(drawing, mode)),
  fc.constant(reverseDrawing),
  fc.constant(addWayBack),
  fc.tuple(anyPosition, anyMode).map(
    ([to, mode]) =>
      (drawing: Drawing) =>
        followRoute(drawing, line(A, B, C), to, mode),
  ),
)
const anyDrawing = fc
  .array(anyAction, { maxLength: 12 })
  .map((actions) => actions.reduce((drawing, act) => act(drawing), EMPTY_DRAWING))

describe('any drawing', () => {
  it('has one leg fewer than points, and lines that join them', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        expect(drawing.legs).toHaveLength(Math.max(0, drawing.points.length - 1))
        for (const [index, { positions }] of drawLegs(drawing, NO_BOOK).entries()) {
          expect(positions[0]).toEqual(drawing.points[index])
          expect(positions.at(-1)).toEqual(drawing.points[index + 1])
        }
      }),
    )
  })

  it('is what it was once everything is undone, and what it became once redone', () => {
    fc.assert(
      fc.property(anyDrawing, fc.array(anyAction, { maxLength: 12 }), (start, actions) => {
        const begun = beginHistory(start)
        const done = actions.reduce((known, act) => record(known, act(known.present)), begun)
        const repeat = (history: History<Drawing>, step: typeof undo) =>
          actions.reduce((known) => step(known), history)
        const undone = repeat(done, undo)
        expect(undone.present).toBe(start)
        expect(repeat(undone, redo)).toEqual(done)
      }),
    )
  })

  it('reversed twice is itself', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        expect(reverseDrawing(reverseDrawing(drawing))).toEqual(drawing)
      }),
    )
  })

  it('is as long the other way, and twice as long there and back', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        const length = lineLength(drawLine(drawing, NO_BOOK))
        expect(lineLength(drawLine(reverseDrawing(drawing), NO_BOOK))).toBeCloseTo(length, 4)
        const back = addWayBack(drawing)
        if (back !== drawing) expect(lineLength(drawLine(back, NO_BOOK))).toBeCloseTo(length * 2, 4)
      }),
    )
  })

  it('keeps its length when a point is put on its line, and asks for nothing more', () => {
    fc.assert(
      fc.property(anyDrawing, anyIndex, anyPosition, (drawing, at, near) => {
        const legs = drawLegs(drawing, NO_BOOK)
        const book = new Map(
          listAwaited(drawing, NO_BOOK).map(({ key, de, a }) => [key, line(de, a)] as const),
        )
        const drawn = legs[at]
        const place = drawn && nearestOnLine(drawn, near)
        if (!drawn || !place) return
        const inserted = insertOnLine(drawing, at, drawn, place)
        // A point is rounded to some metre.
        const change = lineLength(drawLine(inserted, book)) - lineLength(drawLine(drawing, book))
        expect(Math.abs(change)).toBeLessThan(2)
        expect(listAwaited(inserted, book)).toEqual([])
      }),
    )
  })

  it('asks for the legs beside a point that moves, and for no other', () => {
    fc.assert(
      fc.property(anyDrawing, anyIndex, anyPosition, (drawing, at, to) => {
        const book = new Map(
          listAwaited(drawing, NO_BOOK).map(({ key, de, a }) => [key, line(de, a)] as const),
        )
        const moved = movePoint(drawing, at, to)
        for (const { de, a } of listAwaited(moved, book))
          expect([de.join(), a.join()]).toContain(moved.points[at]?.join())
      }),
    )
  })
})

describe('the line of a leg', () => {
  it('is straight until it is answered', () => {
    const drawing = draw('chemin', A, B)
    expect(listAwaited(drawing, NO_BOOK)).toEqual([
      { key: legKey('chemin', A, B), de: A, a: B, mode: 'chemin' },
    ])
    expect(drawLine(drawing, NO_BOOK).positions).toEqual([A, B])
    const book = new Map([[legKey('chemin', A, B), line(A, C, B)]])
    expect(listAwaited(drawing, book)).toEqual([])
    expect(drawLine(drawing, book).positions).toEqual([A, C, B])
  })

  it('found one way is not asked for the other way', () => {
    const book = new Map([[legKey('chemin', A, B), line(A, C, B)]])
    const back = reverseDrawing(draw('chemin', A, B))
    expect(listAwaited(back, book)).toEqual([])
    expect(findLine(back, 0, book)?.altitudes).toEqual([520, 510, 500])
    expect(listAwaited(addWayBack(draw('chemin', A, B)), NO_BOOK)).toHaveLength(1)
  })

  it('is found anew once its mode changes', () => {
    const book = new Map([[legKey('chemin', A, B), line(A, C, B)]])
    const straight = setMode(draw('chemin', A, B), 0, 'droit')
    expect(listAwaited(straight, book).map(({ mode }) => mode)).toEqual(['droit'])
    expect(drawLine(straight, book).positions).toEqual([A, B])
  })
})

describe('removing a point', () => {
  it.each<[string, Mode, Mode, Mode]>([
    ['two straight legs leave a straight one', 'droit', 'droit', 'droit'],
    ['a path and a straight leg leave a path', 'chemin', 'droit', 'chemin'],
    ['two paths leave a path', 'chemin', 'chemin', 'chemin'],
  ])('%s', (_, first, second, expected) => {
    const drawing = addPoint(addPoint(draw('chemin', A), B, first), C, second)
    expect(removePoint(drawing, 1)).toEqual({
      points: [A, C],
      legs: [{ mode: expected, line: null }],
    })
  })
})

describe('closing the loop', () => {
  it('comes back on the side where the drawing does not pass', () => {
    const closed = closeLoop(draw('chemin', A, B, C), 'chemin')
    expect(closed.points).toHaveLength(5)
    expect(closed.points.at(-1)).toEqual(A)
    const [lon, lat] = closed.points[3] ?? A
    // Above and left of the straight way from C to A: B lies below and right of it.
    expect(lat - A[1]).toBeGreaterThan(lon - A[0])
    expect(isClosed(closed)).toBe(true)
    expect(closeLoop(closed, 'chemin')).toBe(closed)
  })

  it('goes straight to a start that is near, and where one draws straight', () => {
    expect(closeLoop(draw('droit', A, B, C), 'droit').points).toHaveLength(4)
    const near: Position = [A[0] + 0.001, A[1]]
    expect(closeLoop(draw('chemin', A, B, near), 'chemin').points).toHaveLength(4)
  })

  it('moves start and end of a loop together', () => {
    const loop = closeLoop(draw('droit', A, B, C), 'droit')
    const moved = movePoint(loop, 0, [6.09, 45.9])
    expect(moved.points[0]).toEqual(moved.points.at(-1))
  })

  it('moves both ends of a loop that closes within some metres', () => {
    const almost: Position = [A[0] + 0.0001, A[1]]
    for (const index of [0, 3]) {
      const { points } = movePoint(draw('droit', A, B, C, almost), index, [6.09, 45.9])
      expect([points[0], points.at(-1)]).toEqual([
        [6.09, 45.9],
        [6.09, 45.9],
      ])
    }
  })
})

describe('a drawing with room for one more point', () => {
  const full: Drawing = draw(
    'droit',
    ...Array.from({ length: POINTS_MAX - 1 }, (_, index): Position => [6 + index / 1000, 45.9]),
  )

  it('takes no line that begins elsewhere, and one that begins at its end', () => {
    expect(appendLine(full, line(A, B), 'chemin')).toBe(full)
    const end = full.points.at(-1) ?? A
    expect(appendLine(full, line(end, B), 'chemin').points).toHaveLength(POINTS_MAX)
  })

  it('is not led aside towards a start that it cannot reach', () => {
    expect(closeLoop(full, 'chemin')).toBe(full)
    expect(closeLoop(full, 'droit').points).toHaveLength(POINTS_MAX)
  })
})

describe('an opened route', () => {
  const steps = Array.from(
    { length: 101 },
    (_, index): Position => [
      Math.round((6.1 + index * 0.0005) * 1e5) / 1e5,
      Math.round((45.9 + Math.sin(index / 6) * 0.002) * 1e5) / 1e5,
    ],
  )
  const route = line(...steps)

  it('is drawn as it was, with points where it is cut, and asks for nothing', () => {
    const opened = openAt(route, [0, 25, 50, 75, 100])
    expect(opened.points).toEqual([0, 25, 50, 75, 100].map((index) => steps[index]))
    expect(listAwaited(opened, NO_BOOK)).toEqual([])
    expect(drawLine(opened, NO_BOOK)).toEqual(route)
  })

  it('changes around a point that moves, and stays as it was elsewhere', () => {
    const moved = movePoint(openAt(route, [25, 50, 75]), 2, [6.11, 45.93])
    expect(moved.legs.map(({ line }) => line === null)).toEqual([false, true, true, false])
  })
})

describe('a published route that is added whole', () => {
  it('keeps its points, and is reached by a leg of its own', () => {
    const route = draw('droit', B, C)
    const added = appendDrawing(draw('chemin', A), route, 'chemin')
    expect(added.points).toEqual([A, B, C])
    expect(added.legs.map(({ mode }) => mode)).toEqual(['chemin', 'droit'])
    expect(appendDrawing(draw('chemin', B), route, 'chemin')).toEqual(route)
  })
})

describe('a published route that is followed', () => {
  const route = line(A, B, C)

  it('is reached first, then followed to the place that is pressed', () => {
    const reached = followRoute(draw('chemin', [6.1, 45.89]), route, [6.105, 45.9001], 'chemin')
    expect(reached.points.at(-1)).toEqual([6.105, 45.9])
    const followed = followRoute(reached, route, [6.1201, 45.91], 'chemin')
    expect(followed.legs.at(-1)?.line?.positions).toEqual([[6.105, 45.9], B, [6.12, 45.91]])
  })

  it('is followed backwards too', () => {
    const back = followRoute(draw('chemin', C), route, A, 'chemin')
    expect(back.legs.at(-1)?.line?.positions).toEqual([C, B, A])
    expect(back.legs.at(-1)?.line?.altitudes).toEqual([520, 510, 500])
  })
})

it('no leg is shorter than the straight line between its points', () => {
  fc.assert(
    fc.property(anyDrawing, (drawing) => {
      for (const drawn of drawLegs(drawing, NO_BOOK)) {
        const [from, to] = [drawn.positions[0], drawn.positions.at(-1)]
        if (from && to)
          expect(lineLength(drawn)).toBeGreaterThanOrEqual(distanceMetres(from, to) - 0.01)
      }
    }),
  )
})
