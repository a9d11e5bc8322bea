import { describe, expect, it } from 'vitest'
import { findRaceDay, placeEditions } from './placement.ts'

describe('the day of a race', () => {
  it.each([
    ['first Sunday', { mois: 4, semaine: 1 }, 2026, '2026-04-05'],
    ['first Sunday that is the first', { mois: 2, semaine: 1 }, 2026, '2026-02-01'],
    ['second Saturday', { mois: 5, semaine: 2, jour: 'sam' }, 2026, '2026-05-09'],
    ['fifth Sunday of a month that has one', { mois: 3, semaine: 5 }, 2026, '2026-03-29'],
    ['fifth Sunday of a month that has four', { mois: 2, semaine: 5 }, 2026, '2026-02-22'],
  ] as const)('%s', (_, when, year, day) => {
    expect(findRaceDay(when, year)).toBe(day)
  })
})

describe('editions around today', () => {
  const when = { mois: 8, semaine: 5, jour: 'sam', duree: 2 } as const
  it.each([
    ['months before', '2026-03-16T09:00:00Z', ['2025-08-30', '2026-08-29', '2027-08-28']],
    ['while it runs', '2026-08-30T20:00:00Z', ['2025-08-30', '2026-08-29', '2027-08-28']],
    ['the day after, in Paris', '2026-08-30T22:30:00Z', ['2026-08-29', '2027-08-28', '2028-08-26']],
  ])('%s', (_, now, days) => {
    expect(Object.values(placeEditions(when, new Date(now)))).toEqual(days)
  })

  it('lets a race of New Year’s Eve run into January', () => {
    const eve = { mois: 12, semaine: 5, duree: 6 } as const
    expect(placeEditions(eve, new Date('2023-01-02T09:00:00Z')).prochaine).toBe('2023-12-31')
    expect(placeEditions(eve, new Date('2024-01-02T09:00:00Z')).prochaine).toBe('2023-12-31')
  })
})
