import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getHorlogeDe, localInstant, readLocal } from './fuseau.ts'

describe('a time on the clocks of a place', () => {
  it.each([
    ['Indian/Reunion', '2027-06-08', '10:00', '2027-06-08T06:00:00Z'],
    ['America/Guadeloupe', '2027-06-08', '22:30', '2027-06-09T02:30:00Z'],
    ['Pacific/Noumea', '2027-06-08', '08:15', '2027-06-07T21:15:00Z'],
    ['Europe/London', '2027-01-15', '10:00', '2027-01-15T10:00:00Z'],
    ['Europe/London', '2027-07-15', '10:00', '2027-07-15T09:00:00Z'],
    ['America/Miquelon', '2027-07-15', '10:00', '2027-07-15T12:00:00Z'],
    ['Europe/Paris', '2027-07-15', '10:00', '2027-07-15T08:00:00Z'],
    ['Lune/Copernic', '2027-07-15', '10:00', '2027-07-15T08:00:00Z'],
  ])('of %s, %s at %s, is %s', (fuseau, date, heure, instant) => {
    expect(localInstant(date, heure, fuseau)).toEqual(new Date(instant))
    expect(readLocal(instant, fuseau)).toEqual({ date, heure })
    expect(readLocal(new Date(instant), fuseau)).toEqual({ date, heure })
  })

  it.each([
    ['just before the clocks go forward', 'Europe/London', '2027-03-28', '00:59', '00:59'],
    ['that is skipped', 'Europe/London', '2027-03-28', '01:30', '01:30'],
    ['just after the clocks went forward', 'Europe/London', '2027-03-28', '02:00', '01:00'],
    ['that is shown twice', 'Europe/London', '2027-10-31', '01:30', '00:30'],
    ['just after it was shown twice', 'Europe/London', '2027-10-31', '02:00', '02:00'],
    ['that is shown twice overseas', 'America/Miquelon', '2027-11-07', '01:30', '03:30'],
    ['that is skipped overseas', 'America/Miquelon', '2027-03-14', '02:30', '05:30'],
    ['that is shown twice in Paris', 'Europe/Paris', '2027-10-31', '02:30', '00:30'],
    ['that is skipped in Paris', 'Europe/Paris', '2027-03-28', '02:30', '01:30'],
  ])('%s, %s %s %s, is %s UTC', (_, fuseau, date, heure, utc) => {
    expect(localInstant(date, heure, fuseau).toISOString()).toBe(`${date}T${utc}:00.000Z`)
  })

  it('is the one that its instant shows, wherever and whenever, but for an hour that is skipped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/London', 'Africa/Casablanca', 'America/Miquelon', 'Indian/Mayotte'),
        fc.integer({ min: 0, max: 3 * 365 * 1440 }),
        (fuseau, minutes) => {
          const instant = Date.UTC(2026, 0, 1) + minutes * 60_000
          const clock = getHorlogeDe(fuseau)
          const shown = clock.read(instant)
          const found = clock.toInstant(shown.date, shown.heure)
          expect(clock.read(found)).toEqual(shown)
          expect(found).toBeLessThanOrEqual(instant)
        },
      ),
    )
  })
})

it('the clock of a zone is cached', () => {
  expect(getHorlogeDe('Indian/Reunion')).toBe(getHorlogeDe('Indian/Reunion'))
  expect(getHorlogeDe('Lune/Copernic')).toBe(getHorlogeDe('Europe/Paris'))
})
