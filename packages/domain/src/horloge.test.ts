import { expect, test } from 'vitest'
import { getHorlogeDe } from './club/fuseau.ts'
import { getHorloge, HORLOGE_INCONNUE, toInstantAfter, writeWithOffset } from './horloge.ts'

test.each([
  ['FR', '38', '2026-07-14', '06:30', '2026-07-14T04:30:00Z'],
  ['FR', null, '2026-12-05', '23:30', '2026-12-05T22:30:00Z'],
  ['FR', '974', '2026-10-15', '21:00', '2026-10-15T17:00:00Z'],
  ['FR', '971', '2026-02-28', '22:30', '2026-03-01T02:30:00Z'],
  ['FR', '978', '2026-02-28', '22:30', '2026-03-01T02:30:00Z'],
  ['FR', '987', '2026-02-28', '22:30', '2026-03-01T08:30:00Z'],
  ['FR', '988', '2026-03-01', '06:30', '2026-02-28T19:30:00Z'],
  ['CH', null, '2026-07-14', '06:30', '2026-07-14T04:30:00Z'],
])('%s %s: %s at %s', (pays, departement, date, heure, utc) => {
  const horloge = getHorloge({ pays, departement })
  const instant = Date.parse(utc)
  expect(horloge?.toInstant(date, heure)).toBe(instant)
  expect(horloge?.read(instant)).toEqual({ date, heure })
})

test('clocks elsewhere are not known, and still count hours', () => {
  expect(getHorloge({ pays: 'CA', departement: null })).toBeNull()
  expect(getHorloge({ pays: 'FR', departement: '975' })).toBeNull()
  const instant = HORLOGE_INCONNUE.toInstant('2026-07-14', '22:00') + 3 * 3_600_000
  expect(HORLOGE_INCONNUE.read(instant)).toEqual({ date: '2026-07-15', heure: '01:00' })
})

test('a time of the next day, over the night in which clocks change', () => {
  const paris = getHorloge({ pays: 'FR', departement: '12' })
  if (!paris) throw new Error('Paris is known.')
  const start = paris.toInstant('2026-10-24', '22:00')
  expect(toInstantAfter(paris, '2026-10-24', 1, '06:00') - start).toBe(9 * 3_600_000)
})

test.each([
  ['Europe/Paris', '2026-11-29T07:45:00Z', '2026-11-29T08:45+01:00'],
  ['Europe/Paris', '2026-07-05T06:45:59Z', '2026-07-05T08:45+02:00'],
  // The hour that Paris shows twice.
  ['Europe/Paris', '2026-10-25T00:30:00Z', '2026-10-25T02:30+02:00'],
  ['Europe/Paris', '2026-10-25T01:30:00Z', '2026-10-25T02:30+01:00'],
  ['Indian/Reunion', '2026-10-15T20:30:00Z', '2026-10-16T00:30+04:00'],
  ['America/Guadeloupe', '2026-03-01T02:30:00Z', '2026-02-28T22:30-04:00'],
  ['Europe/London', '2026-01-10T09:00:00Z', '2026-01-10T09:00+00:00'],
  ['America/St_Johns', '2026-01-10T09:00:00Z', '2026-01-10T05:30-03:30'],
])('an instant on the clocks of %s: %s is %s', (fuseau, instant, written) => {
  expect(writeWithOffset(Date.parse(instant), getHorlogeDe(fuseau))).toBe(written)
})
