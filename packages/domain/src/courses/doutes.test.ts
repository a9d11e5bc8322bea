import { expect, test } from 'vitest'
import { findEditionDoubts, findEpreuveDoubts } from './doutes.ts'

const point = (km: number, barriere_horaire: string | null, barriere_jour = 0) => ({
  km,
  barriere_horaire,
  barriere_jour,
})

test.each([
  [42_195, 13_000, { parcours_id: 'Le parcours fait 13,00\u00a0km, et l’épreuve 42,20\u00a0km.' }],
  [42_195, 41_000, {}],
  [10_000, 12_500, { parcours_id: 'Le parcours fait 12,50\u00a0km, et l’épreuve 10,00\u00a0km.' }],
  [null, 13_000, {}],
  [42_195, null, {}],
])('an épreuve of %s metres on a route of %s is asked about', (distance, route, doubts) => {
  expect(findEpreuveDoubts({ distance, points: [] }, route)).toEqual(doubts)
})

test('a barrier that is earlier than the one before it is asked about, whatever their order', () => {
  const points = [point(30, '11:00'), point(12, null), point(20, '12:30')]
  expect(findEpreuveDoubts({ distance: null, points }, null)).toEqual({
    points:
      'La barrière du km\u00a030,0, à 11h, précède celle du km\u00a020,0, à 12h30, qui vient avant elle.',
  })
})

test('a barrier of the next morning is later than one of the evening', () => {
  const points = [point(60, '23:00'), point(80, '02:00', 1), point(300, '08:00', 9)]
  const longer = [...points, point(330, '07:00', 10)]
  expect(findEpreuveDoubts({ distance: null, points: longer }, null)).toEqual({})
})

test.each([
  ['2027-06-20', '2027-02-10T22:00:00Z', true],
  ['2027-06-20', '2027-06-10T22:00:00Z', false],
  ['2027-06-20', null, false],
  [null, '2027-06-10T22:00:00Z', true],
  [null, null, false],
])('a race on %s whose registration ends at %s is asked about: %s', (date_debut, end, isAsked) => {
  const doubts = findEditionDoubts({ date_debut, inscription_fermeture: end })
  expect(Object.keys(doubts)).toEqual(isAsked ? ['inscription_fermeture'] : [])
})
