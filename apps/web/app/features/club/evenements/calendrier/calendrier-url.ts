import type { FilterValues } from '#kit/list-page/list-url.ts'

const MOIS = /^20\d{2}-(0[1-9]|1[0-2])$/

/** The third view of events, beside the list and its map. */
export const isCalendar = (params: URLSearchParams): boolean => params.get('vue') === 'calendrier'

/** The month that the address names; today's without one that can be meant. */
export function readMois(params: URLSearchParams, today: string): string {
  const mois = params.get('mois') ?? ''
  return MOIS.test(mois) ? mois : today.slice(0, 7)
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
