import { expect, it } from 'vitest'
import { placeText, sayPlaces } from './voyage-texts.ts'

it.each([
  [{ lieu: 'Chamonix', pays: 'FR' }, 'Chamonix'],
  [{ lieu: 'Zermatt', pays: 'CH' }, 'Zermatt · Suisse'],
  [{ lieu: null, pays: 'IT' }, 'Italie'],
])('%j is said %s', (place, text) => expect(placeText(place)).toBe(text))

it.each([
  ['garanti', 4, '4\u00a0places restantes'],
  ['a_confirmer', 1, 'Une place restante'],
  ['complet', 0, ''],
  ['clos', 3, ''],
] as const)('a departure that is %s with %i places left says %j', (etat, places_restantes, text) =>
  expect(sayPlaces({ etat, places_restantes })).toBe(text),
)
