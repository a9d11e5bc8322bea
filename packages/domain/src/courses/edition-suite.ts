/** The next edition of a race, guessed from another one: most races keep their week-end. */

import { addDays, countDays } from '../shared/calendrier.ts'
import { localInstant, readLocal } from '../shared/fuseau.ts'

const WEEK = 7

const findDayOfMonth = (date: string) => Number(date.slice(8))

/**
 * The day of that year with the same weekday, of the same rank in the same month: the first Sunday of
 * June stays the first; a fifth one where there are four is the fourth.
 */
function moveToYear(date: string, year: number): string {
  const month = date.slice(5, 7)
  const rank = Math.floor((findDayOfMonth(date) - 1) / WEEK)
  const first = `${year}-${month}-01`
  const since = ((countDays(date, first) % WEEK) + WEEK) % WEEK
  const wanted = addDays(first, ((WEEK - since) % WEEK) + rank * WEEK)
  return wanted.slice(5, 7) === month ? wanted : addDays(wanted, -WEEK)
}

/**
 * When the next edition may be: whole weeks after `date`, in the first later year whose day is after
 * `today`. Both are days `YYYY-MM-DD`.
 */
export function findNextDate(date: string, today: string): string {
  let year = Number(date.slice(0, 4)) + 1
  while (moveToYear(date, year) <= today) year += 1
  return moveToYear(date, year)
}

/** The same hour on the clocks of a place, `days` later: registration that opened at 10 opens at 10. */
export function shiftInstant(instant: string, days: number, fuseau: string): string {
  const { date, heure } = readLocal(instant, fuseau)
  return localInstant(addDays(date, days), heure, fuseau).toISOString()
}
