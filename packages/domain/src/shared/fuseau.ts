/** Between the wall clocks of a place, which races and clubs announce, and instants, which machines compare. */

import { addDays, getDayNumber } from './calendrier.ts'

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const PARIS = 'Europe/Paris'

/** Instants in milliseconds since 1970; days `YYYY-MM-DD` and times `HH:MM` as the clocks there show them. */
export type Horloge = {
  /**
   * The instant of a day and a time (seconds allowed). A time shown twice (in autumn) is its first showing;
   * a time skipped (in spring) is the one that a clock nobody changed would show. Throws a RangeError on a
   * malformed value.
   */
  toInstant: (date: string, heure: string) => number
  read: (instant: number) => { date: string; heure: string }
}

const clocks = new Map<string, Horloge>()

/** The clock of a zone, as the IANA names it; that of Paris for one that this machine does not know. */
export function getHorlogeDe(fuseau: string = PARIS): Horloge {
  const known = clocks.get(fuseau)
  if (known) return known
  const format = buildFormat(fuseau)
  const clock = format ? buildClock(format) : getHorlogeDe(PARIS)
  clocks.set(fuseau, clock)
  return clock
}

type Instant = string | Date

/** Day and time on the clocks of a zone at an instant. */
export const readLocal = (instant: Instant, fuseau: string): { date: string; heure: string } =>
  getHorlogeDe(fuseau).read(new Date(instant).getTime())

/** The day that the calendar of a zone shows at an instant. */
export const localDate = (instant: Instant, fuseau: string): string =>
  readLocal(instant, fuseau).date

/** The instant at which the clocks of a zone show this. */
export const localInstant = (date: string, heure: string, fuseau: string): Date =>
  new Date(getHorlogeDe(fuseau).toInstant(date, heure))

/** The instant of a time of the day, `jour` days after `date`. */
export const toInstantAfter = (horloge: Horloge, date: string, jour: number, heure: string) =>
  horloge.toInstant(addDays(date, jour), heure)

/** `2026-11-29T08:45+01:00`: a time with what its clocks are ahead of UTC, as schema.org and feeds write it. */
export function writeLocal(date: string, heure: string, fuseau: string): string {
  const wall = Date.parse(`${date}T${heure}Z`)
  const ahead = Math.round((wall - localInstant(date, heure, fuseau).getTime()) / MINUTE_MS)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.abs(ahead)
  return `${date}T${heure}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The same of an instant. */
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
 * Milliseconds by which the clocks of a zone are ahead of UTC. Numbers are asked for one by one: how a date is printed for a
 * language, browsers change from one version to the next.
 */
function readOffset(format: Intl.DateTimeFormat, instantMs: number): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(wholeSecond)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const clock = new Date(0)
  clock.setUTCFullYear(year, month - 1, day)
  // Some engines write midnight as 24.
  return clock.setUTCHours(hour % 24, minute, second) - wholeSecond
}

const MAX_REMEMBERED = 4096

/** Clocks never change twice in a day: the same offset at both ends is the offset all day. */
function createOffsets(format: Intl.DateTimeFormat): (instantMs: number) => number {
  /** Offset at the start of a UTC day, by day number: asking the formatter is slow, days come back often. */
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
