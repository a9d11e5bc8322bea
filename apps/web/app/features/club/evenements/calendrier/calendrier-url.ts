import { addDays, addMonths, getMonday } from '@foulee/domain/calendrier'
import type { FilterValues } from '../../../../browse/list-url.ts'

const MOIS = /^20\d{2}-(0[1-9]|1[0-2])$/

/** The third view of events, beside the list and its map. */
export const isCalendar = (params: URLSearchParams): boolean => params.get('vue') === 'calendrier'

/** The month that the address names; today's without one that can be meant. */
export function readMois(params: URLSearchParams, today: string): string {
  const mois = params.get('mois') ?? ''
  return MOIS.test(mois) ? mois : today.slice(0, 7)
}

/** The month so many later. */
export const shiftMois = (mois: string, months: number): string =>
  addMonths(`${mois}-01`, months).slice(0, 7)

/** The whole weeks, from Monday, in which a month lies. */
export function getWeeksOf(mois: string): { du: string; au: string } {
  const last = addDays(addMonths(`${mois}-01`, 1), -1)
  return { du: getMonday(`${mois}-01`), au: addDays(getMonday(last), 6) }
}

/** Every day from one to another. */
export function listDays(du: string, au: string): string[] {
  const days: string[] = []
  for (let day = du; day <= au; day = addDays(day, 1)) days.push(day)
  return days
}

/** What the list is narrowed by, without what the calendar says itself: its days and its order. */
export function withoutDays(filters: FilterValues): FilterValues {
  const { mois: _, debut_min: __, debut_max: ___, tri: ____, ...narrowing } = filters
  return narrowing
}

/** The same search with other parameters; null takes one off. */
export function withParams(
  params: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
