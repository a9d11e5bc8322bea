import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import {
  buildSerieCharge,
  formatCharge,
  getChargeSeance,
  getMonotonie,
  listJoursCharge,
} from './charge.ts'

const DU = '2027-03-01'
const serie = (...charges: (number | null)[]) =>
  buildSerieCharge(charges.map((charge, index) => ({ jour: addDays(DU, index), charge })))

describe('the load of a session', () => {
  it.each([
    [3600, 5, 300],
    [2700, 0, 0],
    [2730, 7, 319],
    [null, 5, null],
    [3600, null, null],
  ])('%s s at RPE %s is %s', (duree, rpe, expected) => {
    expect(getChargeSeance(duree, rpe)).toBe(expected)
  })
})

describe('the load of days', () => {
  const days = (...seances: [string, number | null][]) =>
    listJoursCharge(
      seances.map(([jour, charge]) => ({ jour, charge })),
      new Set(['2027-03-02', '2027-03-04']),
      DU,
      '2027-03-04',
    ).map(({ charge }) => charge)

  it.each<[string, [string, number | null][], (number | null)[]]>([
    ['no news is not rest', [], [null, 0, null, 0]],
    [
      'two sessions of a day add up',
      [
        [DU, 100],
        [DU, 50],
      ],
      [150, 0, null, 0],
    ],
    [
      'half known is unknown',
      [
        [DU, 100],
        [DU, null],
      ],
      [null, 0, null, 0],
    ],
    ['what was done on a day of rest counts', [['2027-03-04', 80]], [null, 0, null, 80]],
    [
      'other days do not count',
      [
        ['2027-02-28', 80],
        ['2027-03-05', 80],
      ],
      [null, 0, null, 0],
    ],
  ])('%s', (_, seances, expected) => {
    expect(days(...seances)).toEqual(expected)
  })

  it('has no day when it ends before it begins', () => {
    expect(listJoursCharge([], new Set(), DU, '2027-02-28')).toEqual([])
  })
})

describe('monotony', () => {
  it.each<[string, (number | null)[], number | null]>([
    ['one day on, one day off', [600, 0, 600, 0, 600, 0, 300], 300 / Math.sqrt(540_000 / 7)],
    ['always the same', [200, 200, 200, 200, 200, 200, 200], null],
    ['nothing at all', [0, 0, 0, 0, 0, 0, 0], null],
    ['a day without news', [200, 100, null, 0, 50, 0, 300], null],
    ['six days', [200, 100, 50, 0, 50, 0], null],
  ])('%s', (_, charges, expected) => {
    const found = getMonotonie(charges)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(expected, 9)
  })
})

describe('the series', () => {
  it('sums over 7 and 28 days, and says how many are unknown', () => {
    const points = serie(...Array.from({ length: 30 }, (_, index) => (index === 28 ? null : 10)))
    expect(points[0]?.sur_7).toEqual({ valeur: 10, inconnus: 6 })
    expect(points[6]?.sur_7).toEqual({ valeur: 70, inconnus: 0 })
    expect(points[7]?.sur_7).toEqual({ valeur: 70, inconnus: 0 })
    expect(points[27]?.sur_28).toEqual({ valeur: 280, inconnus: 0 })
    expect(points[29]).toMatchObject({
      sur_7: { valeur: 60, inconnus: 1 },
      sur_28: { valeur: 270, inconnus: 1 },
      monotonie: null,
      contrainte: null,
    })
  })

  it('is unknown without data', () => {
    expect(serie(null)[0]?.sur_7).toEqual({ valeur: null, inconnus: 7 })
  })

  it('gives a strain of the weekly sum times its monotony', () => {
    const last = serie(600, 0, 600, 0, 600, 0, 300).at(-1)
    expect(last?.contrainte).toBeCloseTo((2100 * 300) / Math.sqrt(540_000 / 7), 6)
  })

  it.each<[(number | null)[], string]>([
    [[null], 'Charge\u00a0: inconnue sur 7\u00a0jours, inconnue sur 28\u00a0jours.'],
    [
      [600, 0, 600, 0, 600, 0, 300],
      'Charge\u00a0: 2\u202f100 sur 7\u00a0jours, au moins 2\u202f100 sur 28\u00a0jours (21 sans nouvelles). Monotonie\u00a0: 1,1.',
    ],
  ])('is described in a sentence', (charges, expected) => {
    const last = serie(...charges).at(-1)
    expect(last && formatCharge(last)).toBe(expected)
  })
})
