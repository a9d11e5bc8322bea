import { describe, expect, it } from 'vitest'
import { direEloignement, joursDesSemblables, mesurerEcart } from './ressemblance.ts'

const wanted = { types: ['trail'], distances: [30_000, 12_000] }
const other = { types: ['trail', 'marche'], distances: [31_000], date_debut: '2027-06-10' }
const here = { km: 0, jour: '2027-06-10' }

describe('the dissimilarity of two races', () => {
  it('is nothing for the same one', () => {
    expect(mesurerEcart(wanted, { ...other, distances: [12_000] }, here)).toBe(0)
  })

  it.each([
    ['another type', { types: ['route'] }],
    ['much longer', { distances: [50_000] }],
    ['much shorter', { distances: [8_000] }],
    ['of an unknown length', { distances: [-1] }],
    ['of no length', { distances: [0] }],
    ['a little too long', { distances: [39_901] }],
    ['a little too short', { distances: [8999] }],
  ])('is not said of %s', (_, input) => {
    expect(mesurerEcart(wanted, { ...other, ...input }, here)).toBeNull()
  })

  it.each([
    ['as long as may be', [39_900], Math.log(1.33)],
    ['as short as may be', [9000], Math.log(1 / 0.75)],
    ['alike by one of its épreuves', [39_900, 30_000], 0],
    ['alike by one of its épreuves, unknown ones aside', [0, 30_000], 0],
  ])('is that of the nearest épreuve for a race %s', (_, distances, gap) => {
    const ecart = mesurerEcart(wanted, { ...other, distances }, here)
    expect(ecart).toBeCloseTo(gap / Math.log(1.33), 9)
  })

  it('asks for one type in common, and no length that is none', () => {
    const several = { types: ['trail', 'route'], distances: [0, 31_000] }
    expect(mesurerEcart(several, other, here)).toBe(0)
    expect(
      mesurerEcart({ types: ['trail'], distances: [0] }, { ...other, distances: [0] }, here),
    ).toBeNull()
  })

  it('grows with the road, the days and the length', () => {
    const near = mesurerEcart(wanted, other, here) ?? 0
    expect(mesurerEcart(wanted, other, { ...here, km: 50 })).toBeCloseTo(near + 1)
    expect(mesurerEcart(wanted, { ...other, date_debut: '2027-06-25' }, here)).toBeCloseTo(near + 1)
    expect(mesurerEcart(wanted, { ...other, date_debut: '2027-05-26' }, here)).toBeCloseTo(near + 1)
    expect(mesurerEcart(wanted, { ...other, distances: [35_000] }, here)).toBeGreaterThan(near)
  })
})

it.each([
  ['2027-06-10', '2027-01-01', '2027-04-26', '2027-07-25'],
  ['2027-06-10', '2027-06-01', '2027-06-01', '2027-07-25'],
  ['2026-06-10', '2027-06-01', '2027-06-01', '2027-07-16'],
])('the search window around %s, seen on %s, is from %s to %s', (jour, today, du, au) => {
  expect(joursDesSemblables(jour, today)).toEqual({ du, au })
})

it.each([
  ['at the edge of near', [{ km: 300, jours: 45 }], null],
  ['near', [{ km: 290, jours: 45 }], null],
  [
    'far',
    [
      { km: 20, jours: 3 },
      { km: 310, jours: 3 },
    ],
    'loin',
  ],
  ['on other days', [{ km: 20, jours: 46 }], 'autre_date'],
  [
    'both',
    [
      { km: 400, jours: 3 },
      { km: 20, jours: 90 },
    ],
    'loin_et_autre_date',
  ],
] as const)('the distance of the proposed races is labelled as %s', (_, autres, expected) => {
  expect(direEloignement(autres)).toBe(expected)
})
