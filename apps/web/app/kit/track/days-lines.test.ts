import { encodePolyline } from '@foulee/trace/polyline'
import { expect, it } from 'vitest'
import { colourOf, drawDay, frameDays, middleOf, readDays } from './days-lines.ts'

const line = (...places: [number, number][]) =>
  encodePolyline({
    lon: Float64Array.from(places, ([lon]) => lon),
    lat: Float64Array.from(places, ([, lat]) => lat),
  })
const east = line([6, 45], [6.1, 45], [6.2, 45])
const north = line([6, 45], [6, 45.1])

it('days without a line are dropped, and the others keep their numbers', () => {
  const days = readDays([
    { numero: 1, titre: 'Arrivée', lignes: [] },
    { numero: 2, titre: 'Vers l’est', lignes: [east] },
    { numero: 3, titre: 'Un point', lignes: [line([6, 45])] },
  ])
  expect(days.map(({ numero }) => numero)).toEqual([2])
})

it('all days are drawn in one frame, each a path of its pieces', () => {
  const days = readDays([
    { numero: 1, titre: 'Deux bouts', lignes: [east, north] },
    { numero: 2, titre: 'Vers le nord', lignes: [north] },
  ])
  const frame = frameDays(days)
  const [first = '', second = ''] = days.map((day) => drawDay(day, frame))
  expect(first.match(/M/g)).toHaveLength(2)
  expect(second.match(/M/g)).toHaveLength(1)
  expect(first).toContain(second)
})

it('the number of a day stands half way along its longest piece', () => {
  const [day] = readDays([{ numero: 1, titre: 'Deux bouts', lignes: [north, east] }])
  expect(day && middleOf(day)).toEqual({ lon: 6.1, lat: 45 })
})

it.each([
  [1, 1],
  [8, 8],
  [9, 1],
])('day %d has colour %d', (numero, colour) => expect(colourOf(numero)).toBe(colour))
