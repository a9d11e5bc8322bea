import { expect, it } from 'vitest'
import { groupDeparts, labelAction, splitMonths } from './departs.ts'
import { aDepart } from './voyage-example.ts'

it.each([
  ['a_confirmer', 'Réserver'],
  ['garanti', 'Réserver'],
  ['complet', 'Liste d’attente'],
  ['clos', null],
  ['annule', null],
  ['passe', null],
] as const)('a departure in state %s offers %j', (etat, action) =>
  expect(labelAction({ etat })).toBe(action),
)

it('departures are grouped by month, past ones apart', () => {
  const { aVenir, passes } = groupDeparts([
    aDepart({ id: 1, debut: '2027-06-12' }),
    aDepart({ id: 2, debut: '2027-06-26', etat: 'complet' }),
    aDepart({ id: 3, debut: '2027-09-04', etat: 'annule' }),
    aDepart({ id: 4, debut: '2026-09-04', etat: 'passe' }),
  ])
  expect(aVenir.map(({ title, departs }) => [title, departs.map(({ id }) => id)])).toEqual([
    ['juin 2027', [1, 2]],
    ['septembre 2027', [3]],
  ])
  expect(passes.map(({ id }) => id)).toEqual([4])
})

it.each([
  [[1, 1, 1, 1, 1], 3, 2],
  [[2, 2, 1, 3], 2, 4],
  [[5, 1, 1], 1, 2],
  [[1, 1, 1, 4], 4, 0],
  [[1, 1], 2, 0],
  [[], 0, 0],
])(
  'of months with %j departures %i show first and %i departures are folded',
  (sizes, first, nb) => {
    const months = sizes.map((size, index) => ({
      mois: `2027-0${index + 1}`,
      title: '',
      departs: Array.from({ length: size }, () => aDepart()),
    }))
    const split = splitMonths(months)
    expect([split.first.length, split.nb]).toEqual([first, nb])
    expect([...split.first, ...split.later]).toEqual(months)
  },
)
