import { expect, it } from 'vitest'
import { formatDay, formatHour, formatHours, formatInstant } from './texts.ts'

it.each([
  ['Europe/Paris', 'mardi 24 novembre 2026', '22h–23h30'],
  ['Indian/Reunion', 'mercredi 25 novembre 2026', '1h–2h30'],
])('all times of a date are in its own time zone: %s', (fuseau, jour, heures) => {
  const date = { debut: '2026-11-24T21:00:00Z', fin: '2026-11-24T22:30:00Z', fuseau }
  expect(formatDay(date)).toBe(jour)
  expect(formatHours(date)).toBe(heures)
  expect(formatInstant(date.debut, date)).toBe(`${jour} à ${heures.split('–')[0]}`)
  expect(formatHour(date.fin, date)).toBe(heures.split('–')[1])
})
