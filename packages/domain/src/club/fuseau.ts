import { getDayNumber } from '../calendrier.ts'
import { parisDate, parisInstant, parisTime } from '../heure-paris.ts'
import type { Horloge } from '../horloge.ts'

/** Zones of places whose clocks are not those of Paris. */
const BY_DEPARTEMENT: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/Guadeloupe',
  '978': 'America/Guadeloupe',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}
const BY_PAYS: Readonly<Record<string, string>> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  MA: 'Africa/Casablanca',
}

export const PARIS = 'Europe/Paris'

/** The zone whose time the clocks of a place show, as the IANA names it. */
export function getFuseau({
  pays,
  departement,
}: {
  pays: string
  departement: string | null
}): string {
  if (pays === 'FR') return BY_DEPARTEMENT[departement ?? ''] ?? PARIS
  return BY_PAYS[pays] ?? PARIS
}

/** The zone of a place in France. */
export const getFuseauDe = (departement: string | null): string =>
  getFuseau({ pays: 'FR', departement })

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

type Instant = string | Date

/** What the clocks of a zone show at an instant. */
export const readLocal = (instant: Instant, fuseau: string): { date: string; heure: string } =>
  getHorlogeDe(fuseau).read(new Date(instant).getTime())

/** The instant at which the clocks of a zone show this. */
export const localInstant = (date: string, heure: string, fuseau: string): Date =>
  new Date(getHorlogeDe(fuseau).toInstant(date, heure))

const clocks = new Map<string, Horloge>()

/** The clock of a zone; that of Paris for one that this machine does not know. */
export function getHorlogeDe(fuseau: string): Horloge {
  const known = clocks.get(fuseau)
  if (known) return known
  const clock = fuseau === PARIS ? CLOCK_OF_PARIS : buildClock(fuseau)
  clocks.set(fuseau, clock)
  return clock
}

const CLOCK_OF_PARIS: Horloge = {
  toInstant: (date, heure) => parisInstant(date, heure).getTime(),
  read: (instant) => ({ date: parisDate(new Date(instant)), heure: parisTime(new Date(instant)) }),
}

function buildClock(fuseau: string): Horloge {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: fuseau,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return CLOCK_OF_PARIS
  }
  // Number by number: how a date is printed for a language, browsers change from one version to the next.
  const read = (instant: number) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
    const { year, month, day, hour = 0, minute } = parts
    return {
      date: `${pad(year, 4)}-${pad(month)}-${pad(day)}`,
      heure: `${pad(hour % 24)}:${pad(minute)}`,
    }
  }
  const getOffset = (instant: number) => {
    const { date, heure } = read(instant)
    return toWall(date, heure) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
  }
  return {
    read,
    // As Paris counts: of an hour shown twice its first showing, and one that is skipped as a clock nobody changed.
    toInstant(date, heure) {
      const wall = toWall(date, heure)
      const [before, after] = [getOffset(wall - DAY_MS), getOffset(wall + DAY_MS)]
      const [early, late] = [wall - before, wall - after]
      return getOffset(early) !== before && getOffset(late) === after ? late : early
    },
  }
}

const pad = (number = 0, digits = 2): string => String(number).padStart(digits, '0')

function toWall(date: string, heure: string): number {
  const [hours = 0, minutes = 0] = heure.split(':').map(Number)
  return getDayNumber(date) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
}
