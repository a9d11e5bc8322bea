import { expect, test } from 'vitest'
import { parisInstant } from './heure-paris.ts'
import { getSoleil, listNuits } from './soleil.ts'

const PARIS = [2.35, 48.86] as const
const MINUTE = 60_000

/** Published by whattime.city for Paris, the first of each month of 2026. */
test.each([
  ['2026-01-01', '08:45', '17:05'],
  ['2026-02-01', '08:22', '17:48'],
  ['2026-03-01', '07:34', '18:34'],
  ['2026-04-01', '07:29', '20:21'],
  ['2026-05-01', '06:31', '21:06'],
  ['2026-06-01', '05:53', '21:46'],
  ['2026-07-01', '05:52', '21:58'],
  ['2026-08-01', '06:24', '21:31'],
  ['2026-09-01', '07:08', '20:36'],
  ['2026-10-01', '07:50', '19:32'],
  ['2026-11-01', '07:38', '17:32'],
  ['2026-12-01', '08:23', '16:58'],
  // Paris, solstices: parisdepeches.fr, and the Observatoire de Paris for the latest sunrise.
  ['2019-12-22', '08:42', '16:56'],
])('%s in Paris: up at %s, down at %s, to two minutes', (date, lever, coucher) => {
  const soleil = getSoleil(date, PARIS)
  const away = (instant = 0, time = '') =>
    Math.abs(instant - parisInstant(date, time).getTime()) / MINUTE
  expect(away(soleil?.lever, lever)).toBeLessThan(2)
  expect(away(soleil?.coucher, coucher)).toBeLessThan(2)
})

test('the same day far east of Greenwich: Osaka, 4:45 and 19:15 on 21 June 2022', () => {
  const soleil = getSoleil('2022-06-21', [135.5, 34.69])
  const at = (time: string) => Date.parse(`2022-06-21T${time}:00+09:00`)
  expect(Math.abs((soleil?.lever ?? 0) - at('04:45'))).toBeLessThan(2 * MINUTE)
  expect(Math.abs((soleil?.coucher ?? 0) - at('19:15'))).toBeLessThan(2 * MINUTE)
})

test.each(['2026-06-21', '2026-12-21'])('beyond the polar circle nothing rises or sets: %s', (d) =>
  expect(getSoleil(d, [18.96, 75])).toBeNull(),
)

const race = (time: string, hours: number) => ({
  depart: parisInstant('2026-08-28', time).getTime(),
  date: '2026-08-28',
  duree: hours * 3600,
})
const hours = ({ debut, fin }: { debut: number; fin: number }) => [
  Math.round(debut / 360) / 10,
  Math.round(fin / 360) / 10,
]

test.each([
  // In Chamonix the sun sets at 20:20 and rises at 6:48 at the end of August.
  ['a morning', '09:00', 6, []],
  ['a start before sunrise', '05:00', 8, [[0, 1.8]]],
  ['a start in the evening, to the next noon', '18:00', 18, [[2.3, 12.8]]],
  [
    'two nights',
    '18:00',
    40,
    [
      [2.3, 12.8],
      [26.3, 36.8],
    ],
  ],
  ['a finish before midnight', '18:00', 5, [[2.3, 5]]],
])('the nights of %s', (_, time, duree, nights) => {
  expect(listNuits(race(time, duree), [6.87, 45.92]).map(hours)).toEqual(nights)
})
