/** Between the wall clock of Paris, which races announce, and instants, which machines compare. */

import { getDayNumber } from './calendrier.ts'

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const PARIS = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * The clocks of Paris, as if they were those of UTC. Its numbers are asked for one by one: how a
 * date is printed for a language, browsers change from one version to the next.
 */
function readParisClock(instantMs: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of PARIS.formatToParts(instantMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const clock = new Date(0)
  clock.setUTCFullYear(year, month - 1, day)
  // Some engines write midnight as 24.
  return clock.setUTCHours(hour % 24, minute, second)
}

function readOffset(instantMs: number): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000
  return readParisClock(wholeSecond) - wholeSecond
}

const MAX_REMEMBERED = 4096
/** Offset at the start of a UTC day, by day number: asking the formatter is slow, days come back often. */
const remembered = new Map<number, number>()

function getOffsetAtStart(day: number): number {
  const known = remembered.get(day)
  if (known !== undefined) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const offset = readOffset(day * DAY_MS)
  remembered.set(day, offset)
  return offset
}

/** Clocks never change twice in a day: the same offset at both ends is the offset all day. */
function getOffset(instantMs: number): number {
  const day = Math.floor(instantMs / DAY_MS)
  const offset = getOffsetAtStart(day)
  return offset === getOffsetAtStart(day + 1) ? offset : readOffset(instantMs)
}

/** What the clocks of Paris show, as the ISO text of an instant. */
function toParisClock(instant: Date): string {
  return new Date(instant.getTime() + getOffset(instant.getTime())).toISOString()
}

/** The day that the calendar shows in Paris at that instant, `YYYY-MM-DD`. */
export function parisDate(instant: Date): string {
  return toParisClock(instant).slice(0, 10)
}

/** The time that the clocks show in Paris at that instant, `HH:MM`. */
export function parisTime(instant: Date): string {
  return toParisClock(instant).slice(11, 16)
}

/**
 * The instant at which Paris clocks show `date` (`YYYY-MM-DD`) and `time` (`HH:MM`, seconds allowed).
 * A time shown twice (October) is its first showing; a time skipped (March) is the one that a clock
 * nobody changed would show: 02:30 is 03:30 summer time. Throws a RangeError on a malformed value.
 */
export function parisInstant(date: string, time = '00:00'): Date {
  const [, hours, minutes, seconds] = TIME_PATTERN.exec(time) ?? []
  if (!hours || !minutes) throw new RangeError(`Not a time of day: ${time.slice(0, 40)}`)
  const sinceMidnight = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  const wall = getDayNumber(date) * DAY_MS + sinceMidnight + Number(seconds ?? 0) * 1000
  const offsetBefore = getOffset(wall - DAY_MS)
  const offsetAfter = getOffset(wall + DAY_MS)
  const early = wall - offsetBefore
  const late = wall - offsetAfter
  const isLateTheOne = getOffset(early) !== offsetBefore && getOffset(late) === offsetAfter
  return new Date(isLateTheOne ? late : early)
}
