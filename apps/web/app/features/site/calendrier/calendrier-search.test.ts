import { describe, expect, it } from 'vitest'
import { widenCircle } from '#kit/directory/around.ts'
import { readCriteria } from './calendrier-criteria.ts'
import {
  dateOptions,
  filtersToRelax,
  isSearching,
  readSearch,
  searchFilters,
  searchPath,
  waysOf,
} from './calendrier-search.ts'

/** A Saturday. */
const today = '2026-11-21'
const read = (search: string) => readSearch(new URLSearchParams(search), today)
const filters = (search: string) => searchFilters(read(search), today)

describe('the search of a URL', () => {
  it.each([
    ['', { texte: '', date: '', distance: '' }],
    ['texte=&date=&distance=', { texte: '', date: '', distance: '' }],
    ['texte=%20annecy%20', { texte: 'annecy', date: '', distance: '' }],
    ['texte=a%00b', { texte: 'a b', date: '', distance: '' }],
    ['date=2027-04&distance=10k', { texte: '', date: '2027-04', distance: '10k' }],
    ['date=demain&distance=loin', { texte: '', date: '', distance: '' }],
  ])('the query « %s » is parsed as a search', (search, expected) =>
    expect(read(search)).toEqual(expected),
  )

  it('a text that is too long is cut, not refused', () => {
    expect(read(`texte=${'a'.repeat(500)}`).texte).toHaveLength(100)
  })

  it.each([
    ['', false],
    ['date=autre', false],
    ['texte=utmb', true],
    ['distance=semi', true],
  ])('the query « %s » is a search: %s', (search, expected) => {
    expect(isSearching(read(search))).toBe(expected)
  })
})

describe('the filters for the API', () => {
  it.each([
    ['texte=annecy', { texte: 'annecy', date_min: today }],
    ['texte=trail%20is%C3%A8re', { texte: 'trail isère', date_min: today }],
    ['date=week-end', { date_min: '2026-11-21', date_max: '2026-11-22' }],
    ['date=week-end-prochain', { date_min: '2026-11-28', date_max: '2026-11-29' }],
    ['date=2026-11', { date_min: today, date_max: '2026-11-30' }],
    ['date=2027-02', { date_min: '2027-02-01', date_max: '2027-02-28' }],
    ['distance=10k', { date_min: today, distance_min: '9500', distance_max: '10500' }],
    ['distance=ultra', { date_min: today, type: 'trail', distance_min: '80000' }],
  ])('the query « %s » becomes filters', (search, expected) =>
    expect(filters(search)).toEqual({ tri: 'date', ...expected }),
  )
})

it('the URL of a search leaves out the defaults', () => {
  expect(searchPath({})).toBe('/calendrier')
  expect(searchPath({ texte: ' ', date: '', distance: 'semi' })).toBe('/calendrier?distance=semi')
  expect(searchPath({ texte: 'mont blanc' })).toBe('/calendrier?texte=mont+blanc')
})

it('the options of dates are week-ends, then months', () => {
  expect(dateOptions(today, ['2027-04']).map(({ label }) => label)).toEqual([
    'Ce week-end',
    'Le week-end prochain',
    'avril 2027',
  ])
})

it('the text is listed entity by entity', () => {
  const labels = readCriteria(read('texte=trail%2030%20km%20is%C3%A8re'), today).map(
    ({ label, without }) => [label.replaceAll('\u00a0', ' '), without.texte],
  )
  expect(labels).toEqual([
    ['Trail', '30 km isère'],
    ['30 km ± 10 %', 'trail isère'],
    ['Isère', 'trail 30 km'],
  ])
})

it('the criteria to relax are named, and relaxations are sorted by number of results', () => {
  const search = read('texte=semi%20lyon&date=2027-08&distance=ultra')
  expect(filtersToRelax(search)).toEqual(['avenir', 'type.distance', 'texte'])
  const none = { texte: null, mots: null, rayon_km: null }
  const ways = waysOf(
    search,
    [
      { ...none, sans: 'avenir', nb: 1 },
      { ...none, sans: 'type.distance', nb: 4 },
      { ...none, sans: 'texte', texte: 'lyon', mots: 'Semi-marathon', nb: 0 },
      { ...none, sans: 'texte', texte: 'semi', mots: 'lyon', nb: 2 },
    ],
    today,
  )
  expect(ways.map(({ label, to, nb }) => [label, searchPath(to), nb])).toEqual([
    ['Ultra', '/calendrier?texte=semi+lyon&date=2027-08', 4],
    ['lyon', '/calendrier?texte=semi&date=2027-08&distance=ultra', 2],
    ['août 2027', '/calendrier?texte=semi+lyon&distance=ultra', 1],
  ])
})

it('each criterion is listed with the search without it', () => {
  expect(readCriteria(read('texte=utmb&date=2027-08&distance=ultra'), today)).toEqual([
    { label: '«\u00a0utmb\u00a0»', without: { texte: '', date: '2027-08', distance: 'ultra' } },
    { label: 'août 2027', without: { texte: 'utmb', date: '', distance: 'ultra' } },
    { label: 'Ultra', without: { texte: 'utmb', date: '2027-08', distance: '' } },
  ])
})

describe('around a place', () => {
  const search = read('texte=trail&autour=6.87,45.92,30&lieu=Chamonix-Mont-Blanc%20(74)')
  const spoken = (label: string) => label.replaceAll('\u00a0', ' ')

  it('a circle is sent to the API, shown by its name, and removed with it', () => {
    expect(searchFilters(search, today)).toMatchObject({ autour: '6.87,45.92,30' })
    const said = readCriteria(search, today).map(({ label, without }) => [
      spoken(label),
      searchPath(without),
    ])
    expect(said).toContainEqual([
      'Autour de Chamonix-Mont-Blanc (74), 30 km',
      '/calendrier?texte=trail',
    ])
    expect(isSearching(read('autour=6.87,45.92,30'))).toBe(true)
  })

  it('an invalid circle is ignored, and one without a name shows its radius', () => {
    expect(isSearching(read('autour=6.87&lieu=Chamonix'))).toBe(false)
    const [criterion] = readCriteria(read('autour=6.87,45.92,50'), today)
    expect(spoken(criterion?.label ?? '')).toBe('À moins de 50 km')
  })

  it('a circle is widened around the same place', () => {
    const wider = widenCircle(search)
    expect(spoken(wider?.label ?? '')).toBe('Élargir à 50 km')
    expect(searchPath(wider?.to ?? {})).toBe(
      '/calendrier?texte=trail&autour=6.87%2C45.92%2C50&lieu=Chamonix-Mont-Blanc+%2874%29',
    )
    expect(widenCircle(read('autour=6.87,45.92,500'))).toBeNull()
    expect(widenCircle(read('texte=trail'))).toBeNull()
  })

  it('a circle is relaxed to a larger one or to everywhere', () => {
    expect(filtersToRelax(search)).toEqual(['loin', 'autour', 'texte'])
    const none = { texte: null, mots: null, rayon_km: null }
    const ways = waysOf(
      search,
      [
        { ...none, sans: 'loin', rayon_km: 90, nb: 2 },
        { ...none, sans: 'autour', nb: 40 },
      ],
      today,
    )
    expect(
      ways.map(({ label, isWider = false, to }) => [spoken(label), isWider, searchPath(to)]),
    ).toEqual([
      ['Autour de Chamonix-Mont-Blanc (74), 30 km', false, '/calendrier?texte=trail'],
      [
        'Autour de Chamonix-Mont-Blanc (74), 90 km',
        true,
        '/calendrier?texte=trail&autour=6.87%2C45.92%2C90&lieu=Chamonix-Mont-Blanc+%2874%29',
      ],
    ])
  })
})
