import { addDays, getDayNumber } from './calendrier.ts'

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const PARIS = 'Europe/Paris'

/** Instants in epoch milliseconds; local days `YYYY-MM-DD` and times `HH:MM`. */
export type Horloge = {
  /**
   * Instant of a local day and time (seconds allowed). An ambiguous time (autumn) is its first
   * occurrence; a skipped time (spring) uses the offset before the change. @throws RangeError on a
   * malformed value
   */
  toInstant: (date: string, heure: string) => number
  read: (instant: number) => { date: string; heure: string }
}

const clocks = new Map<string, Horloge>()

export function getHorlogeDe(fuseau: string = PARIS): Horloge {
  const known = clocks.get(fuseau)
  if (known) return known
  const format = buildFormat(fuseau)
  const clock = format ? buildClock(format) : getHorlogeDe(PARIS)
  clocks.set(fuseau, clock)
  return clock
}

type Instant = string | Date

export const readLocal = (instant: Instant, fuseau: string): { date: string; heure: string } =>
  getHorlogeDe(fuseau).read(new Date(instant).getTime())

export const localDate = (instant: Instant, fuseau: string): string =>
  readLocal(instant, fuseau).date

export const localInstant = (date: string, heure: string, fuseau: string): Date =>
  new Date(getHorlogeDe(fuseau).toInstant(date, heure))

export const toInstantAfter = (horloge: Horloge, date: string, jour: number, heure: string) =>
  horloge.toInstant(addDays(date, jour), heure)

/** `2026-11-29T08:45+01:00`: local time with offset, as in schema.org and feeds. */
export function writeLocal(date: string, heure: string, fuseau: string): string {
  const wall = Date.parse(`${date}T${heure}Z`)
  const ahead = Math.round((wall - localInstant(date, heure, fuseau).getTime()) / MINUTE_MS)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.abs(ahead)
  return `${date}T${heure}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export function writeInstantLocal(instant: Instant, fuseau: string): string {
  const { date, heure } = readLocal(instant, fuseau)
  return writeLocal(date, heure, fuseau)
}

function buildFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return null
  }
}

/**
 * Offset from UTC in milliseconds. Uses formatToParts, as localised date strings vary between
 * browser versions.
 */
function readOffset(format: Intl.DateTimeFormat, instantMs: number): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(wholeSecond)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const clock = new Date(0)
  clock.setUTCFullYear(year, month - 1, day)
  // Some engines format midnight as 24.
  return clock.setUTCHours(hour % 24, minute, second) - wholeSecond
}

const MAX_REMEMBERED = 4096

/**
 * A zone never changes offset twice in a day: equal offsets at both ends hold for the whole day.
 */
function createOffsets(format: Intl.DateTimeFormat): (instantMs: number) => number {
  /** Offsets by UTC day number, as the formatter is slow and days repeat. */
  const remembered = new Map<number, number>()
  function getOffsetAtStart(day: number): number {
    const known = remembered.get(day)
    if (known !== undefined) return known
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    const offset = readOffset(format, day * DAY_MS)
    remembered.set(day, offset)
    return offset
  }
  return (instantMs) => {
    const day = Math.floor(instantMs / DAY_MS)
    const offset = getOffsetAtStart(day)
    return offset === getOffsetAtStart(day + 1) ? offset : readOffset(format, instantMs)
  }
}

function buildClock(format: Intl.DateTimeFormat): Horloge {
  const getOffset = createOffsets(format)
  return {
    toInstant(date, heure) {
      const wall = toWall(date, heure)
      const offsetBefore = getOffset(wall - DAY_MS)
      const offsetAfter = getOffset(wall + DAY_MS)
      const early = wall - offsetBefore
      const late = wall - offsetAfter
      const isLateTheOne = getOffset(early) !== offsetBefore && getOffset(late) === offsetAfter
      return isLateTheOne ? late : early
    },
    read(instant) {
      const shown = new Date(instant + getOffset(instant)).toISOString()
      return { date: shown.slice(0, 10), heure: shown.slice(11, 16) }
    },
  }
}

function toWall(date: string, heure: string): number {
  const [, hours, minutes, seconds] = TIME_PATTERN.exec(heure) ?? []
  if (!hours || !minutes) throw new RangeError(`Not a time of day: ${heure.slice(0, 40)}`)
  const sinceMidnight = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return getDayNumber(date) * DAY_MS + sinceMidnight + Number(seconds ?? 0) * 1000
}
