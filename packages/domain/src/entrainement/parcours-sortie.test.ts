import { expect, it } from 'vitest'
import { describeLongueur, getLongueurs, measureLongueur } from './parcours-sortie.ts'

it.each<[string, { distance: number; denivele: number | null }, boolean]>([
  ['as long on the flat', { distance: 20_000, denivele: 0 }, true],
  ['shorter where it climbs', { distance: 14_000, denivele: 600 }, true],
  ['as long where it climbs', { distance: 20_000, denivele: 900 }, false],
  ['a quarter shorter', { distance: 15_000, denivele: 0 }, true],
  ['shorter still', { distance: 14_900, denivele: 0 }, false],
  ['of an unknown climb', { distance: 20_000, denivele: null }, true],
])('the length of a parcours for a session of 20 km-effort: %s', (_, route, isGood) => {
  expect(measureLongueur(20, route) !== null).toBe(isGood)
})

it('a parcours of equal length has the best score', () => {
  const gap = (distance: number) => measureLongueur(20, { distance, denivele: 0 }) ?? Number.NaN
  expect(gap(20_000)).toBe(0)
  expect(gap(19_000)).toBeLessThan(gap(17_000))
})

it('asks for every length that can suit', () => {
  expect(getLongueurs(20)).toEqual({ min: 7500, max: 25_000 })
})

it.each([
  [
    { distance: 16_400, denivele: 460 },
    '16,40\u00a0km, 21\u00a0km-effort (la séance en demande 20)',
  ],
  [{ distance: 16_400, denivele: null }, '16,40\u00a0km (la séance en demande 20)'],
])('the length of a parcours is described: %j', (route, expected) =>
  expect(describeLongueur(20.3, route)).toBe(expected),
)
