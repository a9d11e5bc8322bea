import { expect, it } from 'vitest'
import { addDelai, countDelai, findDepart, formatLimite, formatMoment } from './barriere.ts'

const FRANCE = { fuseau: 'Europe/Paris' }
const EDITION = { date_debut: '2026-06-20', heure_depart: '08:45' }
const depart = (date_depart: string | null, heure_depart: string | null, course = FRANCE) =>
  findDepart(course, EDITION, { date_depart, heure_depart })

it.each([
  ['the same day', null, null, 20_700, '14:30', 0],
  ['the hour of the épreuve', null, '09:00', 9000, '11:30', 0],
  ['its day', '2026-06-21', '23:00', 7200, '01:00', 1],
  ['days later', null, '18:00', 167_400, '16:30', 2],
  ['over the night when clocks go back', '2026-10-24', '22:00', 21_600, '03:00', 1],
])('%s', (_, day, hour, seconds, heure, jour) => {
  const start = depart(day, hour)
  if (!start) throw new Error('no start')
  expect(addDelai(start, seconds)).toEqual({ heure, jour })
  expect(countDelai(start, { heure, jour })).toBe(seconds)
})

it('a cut-off is converted with the clocks of its place', () => {
  const start = depart(null, '22:00', { fuseau: 'Indian/Reunion' })
  expect(start && addDelai(start, 10_800)).toEqual({ heure: '01:00', jour: 1 })
})

it('a duration is labelled as one, with the clock time where the start is known', () => {
  expect(formatLimite(9000, depart(null, '09:00'))).toBe('11h30, soit 2h30 après le départ')
  expect(formatLimite(108_000, depart(null, '09:00'))).toBe('15h (J+1), soit 30h après le départ')
  const unknown = findDepart(
    FRANCE,
    { ...EDITION, heure_depart: null },
    {
      date_depart: null,
      heure_depart: null,
    },
  )
  expect(formatLimite(9000, unknown)).toBe('2h30 après le départ')
})

it('a cut-off states the days since the start', () => {
  expect(formatMoment({ heure: '20:45', jour: 0 })).toBe('20h45')
  expect(formatMoment({ heure: '01:00', jour: 2 })).toBe('1h (J+2)')
})
