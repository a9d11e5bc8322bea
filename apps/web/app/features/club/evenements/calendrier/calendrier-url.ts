import type { FilterValues } from '#kit/list-page/list-url.ts'

const MOIS = /^20\d{2}-(0[1-9]|1[0-2])$/

export const isCalendar = (params: URLSearchParams): boolean => params.get('vue') === 'calendrier'

/** Month in the URL, `YYYY-MM`; the month of `today` when absent or invalid. */
export function readMois(params: URLSearchParams, today: string): string {
  const mois = params.get('mois') ?? ''
  return MOIS.test(mois) ? mois : today.slice(0, 7)
}

/** Filters of the list without the days and the sort order, which the calendar sets itself. */
export function withoutDays(filters: FilterValues): FilterValues {
  const { mois: _, debut_min: __, debut_max: ___, tri: ____, ...narrowing } = filters
  return narrowing
}

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
