import { expect, test } from 'vitest'
import { dropEmpty, gpxPath, readSearch } from './feuille-url.ts'

const NOTHING = { depart: '', objectif: '', niveau: '', arrets: '', jour: '' }

test.each([
  ['', {}],
  ['objectif=5h30&depart=09:30', { objectif: '5h30', depart: '09:30' }],
  ['arret=5&arret=&arret=15', { arrets: '5,,15' }],
  ['arret=&arret=', {}],
  ['niveau=expert&objectif=', { niveau: 'expert' }],
  ['niveau=elite', {}],
  [`objectif=${'9'.repeat(99)}`, { objectif: '9'.repeat(20) }],
])('the query « %s » is parsed as settings', (search, asked) => {
  expect(readSearch(new URLSearchParams(search))).toEqual({ ...NOTHING, ...asked })
})

test('default settings are left out of requests', () => {
  const asked = readSearch(new URLSearchParams('objectif=5h30&arret=5&arret='))
  expect(dropEmpty(asked)).toEqual({ objectif: '5h30', arrets: '5,' })
  expect(gpxPath('/api/parcours/le-col/feuille-de-route', asked)).toBe(
    '/api/parcours/le-col/feuille-de-route/gpx?objectif=5h30&arrets=5%2C',
  )
  expect(gpxPath('/api/x', readSearch(new URLSearchParams()))).toBe('/api/x/gpx')
})
