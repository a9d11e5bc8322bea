import { expect, it } from 'vitest'
import { atPointText, kmText, placeText, pointText } from './route-texts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
const place = { metres: 12_430, lon: 0, lat: 0, altitude: 845.2, slope: 0.081 }

it.each([
  [place, 'km 12,4 · 845 m · 8 %'],
  [{ ...place, slope: -0.12 }, 'km 12,4 · 845 m · \u221212 %'],
  [{ ...place, altitude: null, slope: null }, 'km 12,4'],
  [{ ...place, metres: 0, slope: 0 }, 'km 0,0 · 845 m · 0 %'],
])('a place is formatted with its distance, altitude and slope', (input, expected) =>
  expect(plain(placeText(input))).toBe(expected),
)

it.each([
  [1000, '1 km'],
  [12_430, '12,4 km'],
])('a distance of %s m is formatted %s', (metres, expected) =>
  expect(plain(kmText(metres))).toBe(expected),
)

it.each([
  [0, 'départ', 'au départ'],
  [49, 'départ', 'au départ'],
  [50, '0,1 km', 'à 0,1 km'],
  [12_430, '12,4 km', 'à 12,4 km'],
])('a point at %s m of a route is never said to be at 0 km', (metres, point, at) =>
  expect([pointText(metres), atPointText(metres)].map(plain)).toEqual([point, at]),
)
