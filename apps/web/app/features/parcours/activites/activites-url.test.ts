import { describe, expect, it } from 'vitest'
import { isFiltered, readSearch, toParams, toQuery } from './activites-url.ts'

describe('the search of outings in the address', () => {
  it.each([
    ['', {}],
    ['texte=lyonnais', { texte: 'lyonnais' }],
    ['texte=%20%20', {}],
    ['date_min=2026-03-01&date_max=2026-03-31', { date_min: '2026-03-01', date_max: '2026-03-31' }],
    ['date_min=hier', {}],
    ['distance_min=10&distance_max=21,1', { distance_min: 10_000, distance_max: 21_100 }],
    ['distance_min=0', {}],
    ['distance_min=-3&distance_max=beaucoup', {}],
    ['tri=distance', { tri: ['distance'] }],
    ['tri=autre', {}],
  ])('the query « %s » is parsed as %o', (search, query) => {
    expect(toQuery(readSearch(new URLSearchParams(search)))).toEqual(query)
  })

  it('a search is written back as it was parsed', () => {
    const search = 'texte=pont&date_min=2026-03-01&distance_max=12%2C5&tri=distance'
    expect(toParams(readSearch(new URLSearchParams(search))).toString()).toBe(search)
  })

  it('a sort order alone is no filter', () => {
    expect(isFiltered(readSearch(new URLSearchParams('tri=distance')))).toBe(false)
    expect(isFiltered(readSearch(new URLSearchParams('texte=a')))).toBe(true)
  })
})
