import type { Epreuve } from '@foulee/contract/courses/courses'
import { groupPoints } from '@foulee/domain/courses/epreuve-stops'
import { expect, test } from 'vitest'
import { findLongestLeg, ravitoLegs } from './epreuve-legs.ts'

let id = 0
const point = (
  type: Epreuve['points'][number]['type'],
  km: number,
  nom: string | null,
  barriere_horaire: string | null = null,
): Epreuve['points'][number] => ({ id: ++id, type, km, nom, barriere_horaire, barriere_jour: 1 })

const stops = groupPoints([
  point('base_de_vie', 30, 'Le refuge', '14:30'),
  point('assistance', 30, 'Le refuge'),
  point('ravito_liquide', 12.4, 'Le gué'),
  point('controle', 20, 'Le col'),
])

test('legs go from the start over each aid station to the finish', () => {
  const legs = ravitoLegs(stops, 42_195)
  expect(legs.map(({ from, to, km }) => [from?.nom, to?.nom, km])).toEqual([
    [undefined, 'Le gué', 12.4],
    ['Le gué', 'Le refuge', 17.6],
    ['Le refuge', undefined, 12.2],
  ])
  expect(findLongestLeg(legs)?.km).toBe(17.6)
})

test.each([
  ['an unknown length leaves the last leg out', 'all', null, 2],
  ['an aid station behind the finish leaves nothing to run', 'all', 20_000, 3],
  ['a course without aid stations has no legs', 'none', 42_195, 0],
] as const)('the legs follow from the stops and the distance: %s', (_, which, distance, count) => {
  const input = which === 'all' ? stops : stops.filter(({ isRavito }) => !isRavito)
  const legs = ravitoLegs(input, distance)
  expect(legs).toHaveLength(count)
  expect(legs.every(({ km }) => km >= 0)).toBe(true)
})

test('without aid stations there is no longest leg', () => {
  expect(findLongestLeg([])).toBeNull()
})
