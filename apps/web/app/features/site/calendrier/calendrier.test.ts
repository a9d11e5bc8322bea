import { describe, expect, it } from 'vitest'
import { groupByDate } from './calendrier-groups.ts'
import { directoryJsonLd } from './calendrier-json-ld.ts'
import { isShownMonth, lastDay, shiftMonth, yearsText } from './calendrier-months.ts'
import { readSelection, selectionFilters, selectionPath } from './calendrier-selection.ts'

const today = '2026-11-21'

describe('months', () => {
  it.each([
    ['2026-11', true],
    ['2024-11', true],
    ['2024-10', false],
    ['2029-11', true],
    ['2029-12', false],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['0000-01', false],
  ])('the month %s has a page: %s', (mois, expected) =>
    expect(isShownMonth(mois, today)).toBe(expected),
  )

  it('months are shifted across years', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01')
    expect(shiftMonth('2027-01', -1)).toBe('2026-12')
    expect(lastDay('2028-02')).toBe('2028-02-29')
    expect(yearsText(today)).toBe('2026–2027')
  })
})

describe('the last part of an address', () => {
  it.each([
    ['haute-savoie', '/calendrier/haute-savoie'],
    ['74', '/calendrier/haute-savoie'],
    ['2a', '/calendrier/corse-du-sud'],
    ['974', '/calendrier/la-reunion'],
    ['2027-04', '/calendrier/2027-04'],
    ['2031-04', null],
    ['narnia', null],
    ['', null],
  ])('the segment %s has the canonical path %s', (text, expected) => {
    const selection = readSelection(text, today)
    expect(selection && selectionPath(selection)).toBe(expected)
  })

  it.each([
    ['74', { departement: '74', date_min: today }],
    ['2026-11', { date_min: today, date_max: '2026-11-30' }],
    ['2027-04', { date_min: '2027-04-01', date_max: '2027-04-30' }],
    ['2026-02', { date_min: '2026-02-01', date_max: '2026-02-28' }],
  ])('the selection %s becomes the filters %o', (text, expected) => {
    const selection = readSelection(text, today)
    expect(selection && selectionFilters(selection, today)).toEqual(expected)
  })
})

describe('groups of races', () => {
  const on = (...dates: (string | null)[]) =>
    dates.map((date) => ({ edition: date === null ? null : { date_debut: date } }))
  const titles = (dates: (string | null)[], by: 'mois' | 'semaine') =>
    groupByDate(on(...dates), by, today).map(({ title, items }) => [title, items.length])

  it('races are grouped by month', () => {
    expect(titles(['2026-11-22', '2026-11-29', '2027-01-03'], 'mois')).toEqual([
      ['Novembre 2026', 2],
      ['Janvier 2027', 1],
    ])
  })

  it('races are grouped by week, from Monday to Sunday', () => {
    expect(titles(['2026-11-22', '2026-11-23', '2026-12-05', '2027-02-01'], 'semaine')).toEqual([
      ['Du 16 au 22\u00a0novembre', 1],
      ['Du 23 au 29\u00a0novembre', 1],
      ['Du 30\u00a0novembre au 6\u00a0décembre', 1],
      ['Du 1er au 7\u00a0février', 1],
    ])
  })

  it('a race that has begun, or has no date, is grouped with those of today', () => {
    expect(titles(['2026-10-30', '2026-11-22', null], 'mois')).toEqual([['Novembre 2026', 3]])
  })
})

it('the schema.org data of the page has its breadcrumbs and its races', () => {
  const crumbs = [{ label: 'Accueil', to: '/' }, { label: 'Ain' }]
  const course = { nom: 'Trail', slug: 'trail' } as never
  const listed = { courses: [course], nb: 30, offset: 24 }
  expect(directoryJsonLd('https://f.fr', crumbs, listed)).toMatchObject({
    '@graph': [
      {
        itemListElement: [
          { position: 1, name: 'Accueil', item: 'https://f.fr/' },
          { position: 2, name: 'Ain' },
        ],
      },
      {
        numberOfItems: 30,
        itemListElement: [{ position: 25, name: 'Trail', url: 'https://f.fr/courses/trail' }],
      },
    ],
  })
})
