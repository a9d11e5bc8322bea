import { expect, test } from 'vitest'
import { getHorlogeDe, localInstant, readLocal, toInstantAfter, writeLocal } from './fuseau.ts'

test.each([
  ['Europe/Paris', '2026-07-14', '06:30', '2026-07-14T04:30:00Z'],
  ['Indian/Reunion', '2026-10-15', '21:00', '2026-10-15T17:00:00Z'],
  ['America/Guadeloupe', '2026-02-28', '22:30', '2026-03-01T02:30:00Z'],
  ['America/Miquelon', '2026-07-14', '10:00', '2026-07-14T12:00:00Z'],
  ['Pacific/Noumea', '2026-11-29', '06:00', '2026-11-28T19:00:00Z'],
  ['Pacific/Marquesas', '2026-11-29', '06:00', '2026-11-29T15:30:00Z'],
  ['a zone that nobody knows', '2026-07-14', '06:30', '2026-07-14T04:30:00Z'],
])('%s: %s at %s is %s', (fuseau, date, heure, utc) => {
  expect(localInstant(date, heure, fuseau)).toEqual(new Date(utc))
  expect(readLocal(utc, fuseau)).toEqual({ date, heure })
})

test.each([
  ['skipped in spring, as a clock nobody changed', '2027-03-14', '02:30', '2027-03-14T07:30:00Z'],
  ['shown twice in autumn, the first time', '2027-11-07', '01:30', '2027-11-07T05:30:00Z'],
])('an hour of New York %s', (_, date, heure, utc) => {
  expect(localInstant(date, heure, 'America/New_York')).toEqual(new Date(utc))
})

test.each([
  ['2026-12-12', '18:30', 'Indian/Reunion', '2026-12-12T18:30+04:00'],
  ['2026-12-12', '18:30', 'Pacific/Marquesas', '2026-12-12T18:30-09:30'],
  ['2026-07-05', '08:45', 'Europe/Paris', '2026-07-05T08:45+02:00'],
  ['2026-07-05', '08:45', 'Atlantic/Azores', '2026-07-05T08:45+00:00'],
])('%s %s in %s is written with what its clocks are ahead of UTC', (date, heure, fuseau, text) => {
  expect(writeLocal(date, heure, fuseau)).toBe(text)
})

test('a time of the next day counts the hour that the night of autumn has more', () => {
  const paris = getHorlogeDe('Europe/Paris')
  const start = paris.toInstant('2026-10-24', '22:00')
  expect(toInstantAfter(paris, '2026-10-24', 1, '06:00') - start).toBe(9 * 3_600_000)
})
