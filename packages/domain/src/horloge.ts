/** The clocks of the place where a race is run: Paris, or the fixed hours of the overseas departments. */

import { addDays, getDayNumber } from './calendrier.ts'
import { parisDate, parisInstant, parisTime } from './heure-paris.ts'

const HOUR_MS = 3_600_000

/** Instants in milliseconds since 1970; days `YYYY-MM-DD` and times `HH:MM` as the clocks there show them. */
export type Horloge = {
  toInstant: (date: string, heure: string) => number
  read: (instant: number) => { date: string; heure: string }
}

const PARIS: Horloge = {
  toInstant: (date, heure) => parisInstant(date, heure).getTime(),
  read: (instant) => ({ date: parisDate(new Date(instant)), heure: parisTime(new Date(instant)) }),
}

/** Hours ahead of UTC, all year. */
const OVERSEAS: Readonly<Record<string, number>> = {
  '971': -4,
  '972': -4,
  '973': -3,
  '974': 4,
  '976': 3,
  '977': -4,
  '978': -4,
  '987': -10,
  '988': 11,
}
/** Saint-Pierre-et-Miquelon changes its clocks on days of its own. */
const UNKNOWN_OVERSEAS = '975'

/** Countries whose clocks show the time of Paris. */
const LIKE_PARIS = ['FR', 'AD', 'AT', 'BE', 'CH', 'DE', 'IT', 'LI', 'LU', 'MC', 'NL']

const fixedClock = (ahead: number): Horloge => ({
  toInstant: (date, heure) => {
    const [hours = 0, minutes = 0] = heure.split(':').map(Number)
    return (getDayNumber(date) * 24 + hours + minutes / 60 - ahead) * HOUR_MS
  },
  read: (instant) => {
    const shown = new Date(instant + ahead * HOUR_MS).toISOString()
    return { date: shown.slice(0, 10), heure: shown.slice(11, 16) }
  },
})

/** Null where nobody here knows the hour: a clock that is not known tells no sunset. */
export function getHorloge({
  pays,
  departement,
}: {
  pays: string
  departement: string | null
}): Horloge | null {
  const ahead = OVERSEAS[departement ?? '']
  if (pays === 'FR' && ahead !== undefined) return fixedClock(ahead)
  if (pays === 'FR' && departement === UNKNOWN_OVERSEAS) return null
  return LIKE_PARIS.includes(pays) ? PARIS : null
}

/** Counts hours where the true clock is not known. */
export const HORLOGE_INCONNUE: Horloge = fixedClock(0)

/** The instant of a time of the day, `jour` days after `date`. */
export const toInstantAfter = (horloge: Horloge, date: string, jour: number, heure: string) =>
  horloge.toInstant(addDays(date, jour), heure)

const MINUTE_MS = 60_000

/** An instant as the clocks of a place show it, with how far they are from UTC: `2026-11-29T08:45+01:00`. */
export function writeWithOffset(instant: number, horloge: Horloge): string {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS
  const { date, heure } = horloge.read(minute)
  const ahead = (Date.parse(`${date}T${heure}Z`) - minute) / MINUTE_MS
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${date}T${heure}${ahead < 0 ? '-' : '+'}${hours}:${minutes}`
}
