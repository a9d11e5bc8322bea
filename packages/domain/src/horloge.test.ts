import { expect, test } from 'vitest'
import { getHorloge, HORLOGE_INCONNUE, toInstantAfter } from './horloge.ts'

test.each([
  ['FR', '38', '2026-07-14', '06:30', '2026-07-14T04:30:00Z'],
  ['FR', null, '2026-12-05', '23:30', '2026-12-05T22:30:00Z'],
  ['FR', '974', '2026-10-15', '21:00', '2026-10-15T17:00:00Z'],
  ['FR', '971', '2026-02-28', '22:30', '2026-03-01T02:30:00Z'],
  ['CH', null, '2026-07-14', '06:30', '2026-07-14T04:30:00Z'],
])('%s %s: %s at %s', (pays, departement, date, heure, utc) => {
  const horloge = getHorloge({ pays, departement })
  const instant = Date.parse(utc)
  expect(horloge?.toInstant(date, heure)).toBe(instant)
  expect(horloge?.read(instant)).toEqual({ date, heure })
})

test('clocks elsewhere are not known, and still count hours', () => {
  expect(getHorloge({ pays: 'CA', departement: null })).toBeNull()
  const instant = HORLOGE_INCONNUE.toInstant('2026-07-14', '22:00') + 3 * 3_600_000
  expect(HORLOGE_INCONNUE.read(instant)).toEqual({ date: '2026-07-15', heure: '01:00' })
})

test('a time of the next day, over the night in which clocks change', () => {
  const paris = getHorloge({ pays: 'FR', departement: '12' })
  if (!paris) throw new Error('Paris is known.')
  const start = paris.toInstant('2026-10-24', '22:00')
  expect(toInstantAfter(paris, '2026-10-24', 1, '06:00') - start).toBe(9 * 3_600_000)
})
