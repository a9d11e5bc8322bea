import type { Call } from '@foulee/contract/shared/call'
import { CallError } from '@foulee/contract/shared/call-error'
import { addPoint, EMPTY_DRAWING } from '@foulee/domain/parcours/tracer/drawing'
import { listAwaited } from '@foulee/domain/parcours/tracer/leg-lines'
import { encodePolyline } from '@foulee/trace/polyline'
import { expect, it } from 'vitest'
import { readDessin, writeDessin } from './drawing-wire.ts'
import { measureDrawing } from './measure-drawing.ts'
import { askLegs } from './tracer.queries.ts'

const drawing = [6.1, 6.12, 6.14].reduce(
  (drawn, lon) => addPoint(drawn, [lon, 45.9], 'chemin'),
  EMPTY_DRAWING,
)
const asked = listAwaited(drawing, new Map())

const refuse = (errors: Record<string, string>, status = 422) =>
  (async () => {
    throw new CallError('point_hors_zone', 'Non.', { status, errors })
  }) as unknown as Call

it('a leg that cannot be drawn fails by its name, so that the others are asked without it', async () => {
  const answer = await askLegs(refuse({ 'troncons.1.a': 'Aucun chemin près de ce point.' }), asked)
  expect(answer).toEqual({
    legs: [],
    failures: [[asked[1]?.key, 'Aucun chemin près de ce point.']],
  })
})

it.each([
  ['an engine that is busy', 503, {}],
  ['a refusal that names no leg', 422, { troncons: 'Trop.' }],
])('%s is an error of the whole call', async (_, status, errors) => {
  await expect(askLegs(refuse(errors, status), asked)).rejects.toThrow('Non.')
})

it('a stored drawing opens with its points, modes and lines, and asks for nothing', () => {
  const troncons = asked.map(({ de, a }) => ({
    ligne: encodePolyline({ lon: Float64Array.of(de[0], a[0]), lat: Float64Array.of(de[1], a[1]) }),
    altitudes: [500, 600],
    distance: 1553,
    mode: 'chemin' as const,
    terrains: [[0, 1553, 'path']] as [[number, number, 'path']],
    consignes: null,
  }))
  const points = drawing.points.map(([lon, lat]) => ({
    position: [lon, lat] as [number, number],
    mode: 'chemin' as const,
  }))
  const opened = readDessin({ points, troncons })
  expect(listAwaited(opened, new Map())).toEqual([])
  const written = writeDessin(opened, new Map())
  expect(written.points).toEqual(points)
  expect(written.troncons.map(({ ligne }) => ligne)).toEqual(troncons.map(({ ligne }) => ligne))
})

it('a drawing on a slope has the climb of its heights, and without heights none', () => {
  const slope = (altitudes: (number | null)[]) =>
    measureDrawing({
      mode: 'chemin',
      positions: altitudes.map((_, index) => [6.1 + index * 0.001, 45.9] as const),
      altitudes,
      terrains: null,
      consignes: null,
    })
  const heights = Array.from({ length: 60 }, (_, index) => 500 + index * 8)
  const climb = slope(heights)?.denivele ?? 0
  expect(Math.abs(climb - 59 * 8)).toBeLessThan(59 * 8 * 0.03)
  expect(slope(heights.map(() => null))?.denivele).toBeNull()
  expect(slope([500])).toBeNull()
})
