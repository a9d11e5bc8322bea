import { describe, expect, it } from 'vitest'
import {
  changeFilters,
  type FilterChange,
  readFilters,
  readPages,
  readVue,
  toggleValue,
} from './list-url.ts'

const read = (search: string) => new URLSearchParams(search)

describe('the filters of an address', () => {
  it.each([
    ['', {}],
    ['type=trail&distance_min=10000', { type: 'trail', distance_min: '10000' }],
    ['texte=&distance_min=0&prix_max=%20', {}],
    ['page=3&nb_page=50&vue=carte&texte=lyon', { texte: 'lyon' }],
    ['distance_min=abc', { distance_min: 'abc' }],
  ])('are read from the query: %s', (search, expected) =>
    expect(readFilters(read(search))).toEqual(expected),
  )
})

describe('the number of pages shown', () => {
  it.each([
    ['', 1],
    ['page=4', 4],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=beaucoup', 1],
    ['page=999999', 25],
  ])('for the query %s is %i', (search, expected) => expect(readPages(read(search))).toBe(expected))
})

it.each([
  ['', 'liste'],
  ['vue=carte', 'carte'],
  ['vue=globe', 'liste'],
])('the query %s shows the view %s', (search, expected) =>
  expect(readVue(read(search))).toBe(expected),
)

describe('a change of filters', () => {
  it.each<[string, string, FilterChange, string]>([
    ['starts again at page 1', 'page=3&texte=lyon', { type: 'trail' }, 'texte=lyon&type=trail'],
    [
      'takes off what is null, empty or zero',
      'a=1&texte=x&prix_max=5',
      { texte: null, prix_max: '0' },
      'a=1',
    ],
    ['keeps the view', 'vue=carte', { label_ffa: '1' }, 'vue=carte&label_ffa=1'],
    ['a zone replaces what is around', 'autour=1,2,3', { zone: '1,2,3,4' }, 'zone=1,2,3,4'],
    ['around replaces the zone', 'zone=1,2,3,4', { autour: '1,2,3' }, 'autour=1,2,3'],
    [
      'the name of a place stays while one looks further',
      'autour=1,2,3&lieu=Annecy',
      { autour: '1,2,9' },
      'autour=1,2,9&lieu=Annecy',
    ],
    ['and goes with it', 'autour=1,2,3&lieu=Annecy', { autour: null }, ''],
    ['or with another', 'autour=1,2,3&lieu=Annecy', { autour: '4,5,3' }, 'autour=4,5,3'],
    ['no order by distance from nowhere', 'autour=1,2,3&tri=distance', { autour: null }, ''],
    ['no relevance without words', 'texte=lyon&tri=pertinence', { texte: null }, ''],
    ['other orders stay', 'texte=lyon&tri=nom', { texte: null }, 'tri=nom'],
  ])('obeys: %s', (_, before, change, after) => {
    expect(changeFilters(read(before), change).toString().replaceAll('%2C', ',')).toBe(after)
  })
})

describe('the values of a list', () => {
  it.each([
    [undefined, 'trail', 'trail'],
    ['route', 'trail', 'route,trail'],
    ['route,trail', 'route', 'trail'],
    ['trail', 'trail', null],
  ])('%s with %s toggled become %s', (list, value, expected) => {
    expect(toggleValue(list, value)).toBe(expected)
  })
})
