import { expect, it } from 'vitest'
import { readCriteria } from './itineraires-criteria.ts'
import {
  filtersToRelax,
  isSearching,
  readSearch,
  searchFilters,
  searchPath,
  waysOf,
} from './itineraires-search.ts'

const read = (search: string) => readSearch(new URLSearchParams(search))

it.each<[string, object]>([
  ['', {}],
  ['texte=%20vercors%20', { texte: 'vercors' }],
  ['distance=moyen&type=trail', { distance_min: '8000', distance_max: '15000', type: 'trail' }],
  ['distance=loin&type=ski', {}],
  ['autour=6.87,45.92,30&lieu=Chamonix', { autour: '6.87,45.92,30', tri: 'distance' }],
  ['autour=ici&lieu=Chamonix', {}],
])('the query « %s » becomes the filters %o', (search, expected) => {
  expect(searchFilters(read(search))).toEqual(expected)
  expect(isSearching(read(search))).toBe(Object.keys(expected).length > 0)
})

it('the URL of a search stays on its page and leaves out the defaults', () => {
  expect(searchPath('/itineraires', read(''))).toBe('/itineraires')
  expect(searchPath('/itineraires/isere', read('distance=court&texte='))).toBe(
    '/itineraires/isere?distance=court',
  )
})

it('each criterion is listed with the search without it', () => {
  const criteria = readCriteria(read('texte=trail%20is%C3%A8re&distance=long'))
  expect(
    criteria.map(({ label, without }) => [label, searchPath('/itineraires', without)]),
  ).toEqual([
    ['Trail', '/itineraires?texte=is%C3%A8re&distance=long'],
    ['Isère', '/itineraires?texte=trail&distance=long'],
    ['15 à 30\u00a0km', '/itineraires?texte=trail+is%C3%A8re'],
  ])
})

it('a circle without results is relaxed to a larger one or to everywhere', () => {
  const search = read('autour=6.87,45.92,30&lieu=Chamonix&type=trail')
  expect(filtersToRelax(search)).toEqual(['loin', 'autour', 'type'])
  const none = { texte: null, mots: null, rayon_km: null }
  const ways = waysOf(search, [
    { ...none, sans: 'loin', rayon_km: 90, nb: 9 },
    { ...none, sans: 'autour', nb: 4 },
  ])
  expect(
    ways.map(({ label, isWider, to }) => [label, isWider, searchPath('/itineraires', to)]),
  ).toEqual([
    [
      'Autour de Chamonix, 90\u00a0km',
      true,
      '/itineraires?type=trail&autour=6.87%2C45.92%2C90&lieu=Chamonix',
    ],
    ['Autour de Chamonix, 30\u00a0km', undefined, '/itineraires?type=trail'],
  ])
})

it('the criteria to relax are named, and relaxations are sorted by number of results', () => {
  const search = read('texte=lac&distance=court&type=piste')
  expect(filtersToRelax(search)).toEqual(['texte', 'distance', 'type'])
  const none = { texte: null, mots: null, rayon_km: null }
  const ways = waysOf(search, [
    { ...none, sans: 'texte', texte: '', mots: 'lac', nb: 2 },
    { ...none, sans: 'distance', nb: 0 },
    { ...none, sans: 'type', nb: 9 },
  ])
  expect(ways.map(({ label, nb }) => [label, nb])).toEqual([
    ['Piste et fractionné', 9],
    ['lac', 2],
  ])
})
