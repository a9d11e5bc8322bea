import { addDays, countDays } from '../shared/calendrier.ts'
import { localInstant, readLocal } from '../shared/fuseau.ts'

const WEEK = 7

const findDayOfMonth = (date: string) => Number(date.slice(8))

/**
 * Same weekday and rank in the same month: the first Sunday of June stays the first; a missing
 * fifth becomes the fourth.
 */
function moveToYear(date: string, year: number): string {
  const month = date.slice(5, 7)
  const rank = Math.floor((findDayOfMonth(date) - 1) / WEEK)
  const first = `${year}-${month}-01`
  const since = ((countDays(date, first) % WEEK) + WEEK) % WEEK
  const wanted = addDays(first, ((WEEK - since) % WEEK) + rank * WEEK)
  return wanted.slice(5, 7) === month ? wanted : addDays(wanted, -WEEK)
}

export function findNextDate(date: string, today: string): string {
  let year = Number(date.slice(0, 4)) + 1
  while (moveToYear(date, year) <= today) year += 1
  return moveToYear(date, year)
}

export function shiftInstant(instant: string, days: number, fuseau: string): string {
  const { date, heure } = readLocal(instant, fuseau)
  return localInstant(addDays(date, days), heure, fuseau).toISOString()
}
