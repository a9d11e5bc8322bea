import type { Montee, ParcoursPoint } from '@foulee/contract/parcours/parcours'
import { describe, expect, it } from 'vitest'
import { nextClimb, nextPoint, remainingClimb } from './follow-state.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

const kilometres = [
  { fin: 1000, denivele: 100, denivele_negatif: 0 },
  { fin: 2000, denivele: 50, denivele_negatif: 0 },
  { fin: 2500, denivele: 10, denivele_negatif: 0 },
]
it.each([
  [0, 160],
  [500, 110],
  [1000, 60],
  [2250, 5],
  [2500, 0],
])('at %s m, %s m of climb remain', (metres, expected) => {
  expect(remainingClimb(kilometres, metres)).toBe(expected)
})
it('the remaining climb is null with unknown altitudes', () => {
  const unknown = [{ fin: 1000, denivele: null, denivele_negatif: null }]
  expect(remainingClimb(unknown, 0)).toBeNull()
})

describe('what comes next', () => {
  const climbs = [
    { debut: 5000, fin: 7000, denivele: 300, pente_moyenne: 0.15 },
    { debut: 1200, fin: 3000, denivele: 180, pente_moyenne: 0.1 },
  ] as Montee[]
  it.each([
    [0, 'Montée dans 1,20 km : 180 m à 10 %.'],
    [2000, 'Dans la montée : encore 1,00 km.'],
    [3500, 'Montée dans 1,50 km : 300 m à 15 %.'],
    [7000, null],
  ])('the next climb at %s m is announced', (metres, expected) =>
    expect(plain(nextClimb(climbs, metres))).toBe(expected),
  )

  const points = [
    { type: 'vue', metres: 6000, nom: null },
    { type: 'eau', metres: 3200, nom: 'Source du habert' },
  ] as ParcoursPoint[]
  it.each([
    [0, 'Point d’eau dans 3,20 km : Source du habert.'],
    [3190, 'Point de vue dans 2,81 km.'],
    [6000, null],
  ])('the next point at %s m is announced', (metres, expected) =>
    expect(plain(nextPoint(points, metres))).toBe(expected),
  )
})
