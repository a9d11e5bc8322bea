import { describe, expect, it } from 'vitest'
import { getCote, getPoints, getTempsReference, listCotes } from './cote.ts'

const TODAY = '2026-12-01'
const race = (points: number, date = TODAY, effort = 10) => ({ points, date, effort })

describe('getTempsReference', () => {
  it.each([
    // Kilometres of effort, and the record of men on roads in seconds: 5, 10, 42.195, 100 km, 24 h.
    [5, 769],
    [10, 1584],
    [42.195, 7235],
    [100, 21_935],
    [319.614, 86_400],
  ])('%s km of effort are within five hundredths of the record', (effort, record) => {
    expect(Math.abs(getTempsReference(effort) / record - 1)).toBeLessThan(0.05)
  })

  it('the law does not jump at the marathon', () => {
    expect(getTempsReference(42.2) / getTempsReference(42.19)).toBeCloseTo(1, 3)
  })
})

describe('getPoints', () => {
  it.each([
    ['a road race', { type: 'route', distance: 10_000, denivele: null, temps: 2400 }, 655],
    [
      'a climb counts as kilometres',
      { type: 'trail', distance: 40_000, denivele: 2000, temps: 18_000 },
      620,
    ],
    [
      'an unknown climb in the mountains',
      { type: 'trail', distance: 40_000, denivele: null, temps: 18_000 },
      null,
    ],
    ['a walk', { type: 'marche', distance: 10_000, denivele: 0, temps: 5400 }, null],
    ['a relay', { type: 'relais', distance: 10_000, denivele: 0, temps: 2400 }, null],
    ['a race not finished', { type: 'route', distance: 10_000, denivele: 0, temps: null }, null],
    ['an impossible time', { type: 'route', distance: 10_000, denivele: 0, temps: 900 }, null],
  ] as const)('%s', (_, course, points) => {
    expect(getPoints(course)).toBe(points)
  })
})

describe('getCote', () => {
  it('there is none without a race of the last three years', () => {
    expect(getCote([], TODAY)).toBeNull()
    expect(getCote([race(600, '2023-11-29')], TODAY)).toBeNull()
    expect(getCote([race(600, '2026-12-02')], TODAY)).toBeNull()
  })

  it('one race of today is its own rating, within about an eighth', () => {
    expect(getCote([race(600)], TODAY)).toEqual({
      cote: 600,
      bas: 528,
      haut: 682,
      nb: 1,
      retenues: 1,
    })
  })

  it('the best five count, whatever else was run', () => {
    const best = [610, 605, 600, 595, 590].map((points) => race(points))
    expect(getCote([...best, race(300), race(200)], TODAY)).toEqual({
      ...getCote(best, TODAY),
      nb: 7,
    })
  })

  it('a recent race weighs more than an old one', () => {
    const cote = getCote([race(700), race(500, '2024-01-01')], TODAY)?.cote ?? 0
    expect(cote).toBeGreaterThan(630)
    expect(cote).toBeLessThan(700)
  })

  const widthOf = (races: Parameters<typeof getCote>[0]) => {
    const { bas, haut } = getCote(races, TODAY) ?? { bas: 0, haut: 0 }
    return haut - bas
  }

  it('the interval narrows with races, and widens with their age and spread', () => {
    const three = [600, 600, 600].map((points) => race(points))
    expect(widthOf(three)).toBeLessThan(widthOf([race(600)]))
    expect(widthOf(three.map(({ points }) => race(points, '2024-06-01')))).toBeGreaterThan(
      widthOf(three),
    )
    expect(widthOf([race(800), race(600), race(450)])).toBeGreaterThan(widthOf(three))
  })
})

describe('listCotes', () => {
  it('each class of effort with a recent race has its own, the shortest first', () => {
    const { ensemble, niveaux } = listCotes(
      [race(500, TODAY, 80), race(600, TODAY, 10), race(640, TODAY, 12), race(9, '2019-01-01', 30)],
      TODAY,
    )
    expect(ensemble).toMatchObject({ nb: 3 })
    expect(niveaux).toMatchObject([
      { niveau: 'XXS', nb: 2 },
      { niveau: 'M', nb: 1, cote: 500 },
    ])
  })
})
