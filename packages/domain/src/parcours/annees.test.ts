import { describe, expect, it } from 'vitest'
import { SPORTS } from '../shared/sport.ts'
import { addSommes, FAMILLES, findSeries, SOMME_VIDE } from './annees.ts'

describe('weeks in a row', () => {
  it.each([
    ['nothing yet', [], null, null],
    ['a first week', ['2026-11-23'], 1, 1],
    ['three in a row', ['2026-11-09', '2026-11-16', '2026-11-23'], 3, 3],
    ['last week counts until this one ends', ['2026-11-09', '2026-11-16'], 2, 2],
    ['a week without breaks it', ['2026-11-02', '2026-11-09'], null, 2],
    ['over the new year', ['2025-12-22', '2025-12-29', '2026-01-05'], null, 3],
    ['the longest stays', ['2026-10-05', '2026-10-12', '2026-10-19', '2026-11-23'], 1, 3],
  ])('%s', (_label, mondays, now, longest) => {
    const { actuelle, plus_longue } = findSeries(mondays, '2026-11-23')
    expect(actuelle?.semaines ?? null).toBe(now)
    expect(plus_longue?.semaines ?? null).toBe(longest)
  })

  it('of two as long the first is kept, as it was the record', () => {
    const { plus_longue } = findSeries(
      ['2026-10-05', '2026-10-12', '2026-11-02', '2026-11-09'],
      '2026-11-09',
    )
    expect(plus_longue).toEqual({ semaines: 2, du: '2026-10-05' })
  })
})

it('each sport belongs to one family', () => {
  expect(Object.values(FAMILLES).flat().toSorted()).toEqual(SPORTS.toSorted())
})

it('sums add figures and what is unknown alike', () => {
  const somme = { ...SOMME_VIDE, nb: 1, distance: 5000, sans_denivele: 1 }
  expect(addSommes([somme, { ...somme, denivele: 80, sans_denivele: 0 }])).toEqual({
    ...SOMME_VIDE,
    nb: 2,
    distance: 10_000,
    denivele: 80,
    sans_denivele: 1,
  })
})
