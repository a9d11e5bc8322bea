import { describe, expect, it } from 'vitest'
import { choisirVoisines, joursDuWeekEnd } from './week-end.ts'

describe('the days of the week-end of a race', () => {
  it.each([
    ['on a Friday', '2027-04-09', null, '2027-04-09', '2027-04-12'],
    ['on a Saturday', '2027-04-10', null, '2027-04-09', '2027-04-12'],
    ['on a Sunday', '2027-04-11', null, '2027-04-09', '2027-04-12'],
    ['on a Monday', '2027-03-29', null, '2027-03-26', '2027-03-29'],
    ['in the middle of a week', '2027-07-14', null, '2027-07-13', '2027-07-15'],
    ['from a Thursday to a Sunday', '2027-04-08', '2027-04-11', '2027-04-09', '2027-04-12'],
    ['from a Monday to a Sunday', '2027-08-23', '2027-08-29', '2027-08-27', '2027-08-30'],
    ['at the turn of a year', '2027-12-31', '2028-01-01', '2027-12-31', '2028-01-03'],
  ])('%s', (_, date_debut, editions_fin, du, au) => {
    expect(joursDuWeekEnd({ date_debut, editions_fin })).toEqual({ du, au })
  })
})

describe('the choice of nearby races', () => {
  const at = (km: number, annulee = false) => ({ metres: km * 1000, annulee })
  const summarize = (...kms: (number | [number])[]) => {
    const found = choisirVoisines(kms.map((km) => (Array.isArray(km) ? at(km[0], true) : at(km))))
    return found && [found.rayon_km, ...found.courses.map(({ metres }) => metres / 1000)]
  }
  it.each([
    ['are none where there is none', [], null],
    ['are none where all are too far', [151, 400], null],
    ['are in the smallest circle that holds three', [12, 5, 40, 29], [30, 5, 12, 29]],
    ['are in a wider one until there are three', [5, 12, 40, 90], [60, 5, 12, 40]],
    ['are all there are where they are fewer', [5, 95], [100, 5, 95]],
    ['are one alone in the circle that holds it', [140], [150, 140]],
    ['are six at most', [8, 7, 6, 5, 4, 3, 2, 1], [30, 1, 2, 3, 4, 5, 6]],
    ['come before those that are cancelled', [[1], 20, 10], [30, 10, 20, 1]],
  ] as [string, (number | [number])[], number[] | null][])('%s', (_, kms, expected) => {
    expect(summarize(...kms)).toEqual(expected)
  })
})
