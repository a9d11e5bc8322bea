import { describe, expect, it } from 'vitest'
import {
  CATEGORIE_LABELS,
  CATEGORIES,
  DISTANCES_MAX,
  getCategorieFfa,
  getSaison,
} from './categorie.ts'

describe('getCategorieFfa', () => {
  it.each([
    [2022, 2022, 'BB'],
    [2016, 2022, 'BB'],
    [2015, 2022, 'EA'],
    [2013, 2022, 'EA'],
    [2012, 2022, 'PO'],
    [2011, 2022, 'PO'],
    [2010, 2022, 'BE'],
    [2009, 2022, 'BE'],
    [2008, 2022, 'MI'],
    [2007, 2022, 'MI'],
    [2006, 2022, 'CA'],
    [2005, 2022, 'CA'],
    [2004, 2022, 'JU'],
    [2003, 2022, 'JU'],
    [2002, 2022, 'ES'],
    [2000, 2022, 'ES'],
    [1999, 2022, 'SE'],
    [1988, 2022, 'SE'],
    [1987, 2022, 'M0'],
    [1983, 2022, 'M0'],
    [1982, 2022, 'M1'],
    [1962, 2022, 'M5'],
    [1938, 2022, 'M9'],
    [1937, 2022, 'M10'],
    [1920, 2022, 'M10'],
    [2024, 2022, 'BB'],
  ])('born in %i, season %i: %s', (naissance, saison, expected) => {
    expect(getCategorieFfa(naissance, saison)).toBe(expected)
  })

  it('has a name for each category', () => {
    expect(Object.keys(CATEGORIE_LABELS)).toEqual([...CATEGORIES])
  })
})

describe('getSaison', () => {
  it.each([
    ['2026-08-31', undefined, 2026],
    ['2026-09-01', undefined, 2027],
    ['2026-12-31', undefined, 2027],
    ['2027-01-01', undefined, 2027],
    ['2021-10-31', 11, 2021],
    ['2021-11-01', 11, 2022],
    ['2026-06-01', 1, 2026],
  ])('%s, opening month %s: %i', (date, switchMonth, expected) => {
    expect(getSaison(date, switchMonth)).toBe(expected)
  })
})

it('only young categories have a maximum distance', () => {
  expect(DISTANCES_MAX).toEqual({ PO: 2000, BE: 3000, MI: 5000, CA: 15000, JU: 25000 })
})
