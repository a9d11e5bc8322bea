/** Calendar days as `YYYY-MM-DD`, without time or zone. They compare correctly with `<` and `>`. */

const DAY_MS = 86_400_000
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

function findDayNumber(date: string): number | null {
  const [, year, month, day] = DAY_PATTERN.exec(date) ?? []
  if (!year || !month || !day) return null
  const instant = new Date(`${date}T00:00:00Z`)
  // Some engines parse 2027-02-30 as 2 March.
  if (Number.isNaN(instant.getTime()) || instant.getUTCDate() !== Number(day)) return null
  return instant.getTime() / DAY_MS
}

/** Days since 1970-01-01. @throws RangeError on an invalid day */
export function getDayNumber(date: string): number {
  const number = findDayNumber(date)
  if (number === null) throw new RangeError(`Not a calendar day: ${date.slice(0, 40)}`)
  return number
}

export function isDate(text: string): boolean {
  return findDayNumber(text) !== null
}

export function addDays(date: string, days: number): string {
  return new Date((getDayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10)
}

export function countDays(from: string, to: string): number {
  return getDayNumber(to) - getDayNumber(from)
}

/**
 * Same day number `months` later, or the last day of a shorter month (31 January + 1 month = 28 or
 * 29 February).
 */
export function addMonths(date: string, months: number): string {
  const from = new Date(getDayNumber(date) * DAY_MS)
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0))
  target.setUTCDate(Math.min(from.getUTCDate(), target.getUTCDate()))
  return target.toISOString().slice(0, 10)
}

export function getMonday(date: string): string {
  // 1 January 1970 was a Thursday.
  return addDays(date, -((((getDayNumber(date) + 3) % 7) + 7) % 7))
}

/** Full weeks covering the month of a day: first Monday, last Sunday. */
export function getWeeksOfMonth(date: string): { du: string; au: string } {
  const first = `${date.slice(0, 8)}01`
  const last = addDays(addMonths(first, 1), -1)
  return { du: getMonday(first), au: addDays(getMonday(last), 6) }
}

/** Saturday and Sunday of the week of a day; only Sunday if the day is a Sunday. */
export function getWeekEnd(date: string): { debut: string; fin: string } {
  const saturday = addDays(getMonday(date), 5)
  return { debut: date > saturday ? date : saturday, fin: addDays(saturday, 1) }
}
