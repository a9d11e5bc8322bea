import { expect, it } from 'vitest'
import {
  dureeText,
  formatAcompte,
  formatGroup,
  formatPlaces,
  placeText,
  toBaremeRows,
} from './voyage-texts.ts'

it.each([
  [{ lieu: 'Chamonix', pays: 'FR' }, 'Chamonix'],
  [{ lieu: 'Zermatt', pays: 'CH' }, 'Zermatt · Suisse'],
  [{ lieu: null, pays: 'IT' }, 'Italie'],
])('the place of %j is written %s', (place, text) => expect(placeText(place)).toBe(text))

it.each([
  ['garanti', 4, '4\u00a0places restantes'],
  ['a_confirmer', 1, 'Une place restante'],
  ['complet', 0, ''],
  ['clos', 3, ''],
] as const)('a departure in state %s with %i places left says %j', (etat, places_restantes, text) =>
  expect(formatPlaces({ etat, places_restantes })).toBe(text),
)

it.each([
  [null, ''],
  [1, '1\u00a0jour'],
  [4, '4\u00a0jours'],
])('a stay of %j is said %j', (jours, text) => expect(dureeText(jours)).toBe(text))

it.each([
  [4, 10, 'De 4 à 10\u00a0personnes.'],
  [6, 6, '6\u00a0personnes.'],
  [null, 8, '8\u00a0personnes au plus.'],
  [4, null, '4\u00a0personnes au moins.'],
  [null, null, ''],
])('a group from %j to %j is said %j', (participants_min, participants_max, text) =>
  expect(formatGroup({ participants_min, participants_max })).toBe(text),
)

it.each([
  [30, 'Un acompte de 30\u00a0% est dû à la confirmation, le solde 45\u00a0jours avant le départ.'],
  [0, 'Rien n’est dû à la confirmation\u00a0: le prix est à régler 45\u00a0jours avant le départ.'],
  [100, 'Le prix entier est dû à la confirmation.'],
])('a deposit of %d %% is said %j', (acompte, text) =>
  expect(formatAcompte({ acompte, solde_jours: 45 })).toBe(text),
)

it('the fees are listed from the farthest step on, and each day is in one row', () => {
  const told = toBaremeRows([
    { jours: 7, part: 100 },
    { jours: 30, part: 30 },
    { jours: 8, part: 60 },
  ])
  expect(told).toEqual([
    { quand: 'Plus de 30\u00a0jours avant', part: 'Rien' },
    { quand: 'De 30 à 9\u00a0jours avant', part: '30\u00a0% du prix' },
    { quand: '8\u00a0jours avant', part: '60\u00a0% du prix' },
    { quand: 'Moins de 8\u00a0jours avant', part: '100\u00a0% du prix' },
  ])
  expect(toBaremeRows([])).toEqual([])
})
