import { FILTER_DISTANCES } from '@foulee/domain/courses/filtre-distance'
import { addDays, countDays, getWeekEnd, isDate } from '@foulee/domain/shared/calendrier'
import { formatDateRange } from '@foulee/domain/shared/date'
import type { CalendrierFilters } from './calendrier.queries.ts'

export type Choice = { value: string; label: string; filters: CalendrierFilters }

export const distanceChoices: readonly Choice[] = FILTER_DISTANCES.map(
  ({ key, label, type, min, max }) => ({
    value: key,
    label,
    filters: {
      ...(type && { type }),
      ...(min !== null && { distance_min: String(min) }),
      ...(max !== null && { distance_max: String(max) }),
    },
  }),
)

export function dateChoices(today: string, jours = ''): Choice[] {
  const thisOne = getWeekEnd(today)
  const nextOne = getWeekEnd(addDays(thisOne.fin, 1))
  return [
    { value: 'week-end', label: 'Ce week-end', filters: between(thisOne) },
    { value: 'week-end-prochain', label: 'Le week-end prochain', filters: between(nextOne) },
    ...readDays(jours),
  ]
}

/** Maximum length of a period in a URL, in days. */
const MOST_DAYS = 31

/** Days around a race, as in links from its page: `2027-04-09_2027-04-12`. */
function readDays(value: string): Choice[] {
  const [du = '', au = '', ...more] = value.split('_')
  if (!isDate(du) || !isDate(au) || more.length || au < du) return []
  if (countDays(du, au) > MOST_DAYS) return []
  const label = formatDateRange(du, au)
  return [{ value, label, filters: between({ debut: du, fin: au }) }]
}

const between = ({ debut, fin }: { debut: string; fin: string }): CalendrierFilters => ({
  date_min: debut,
  date_max: fin,
})

export const filtersOf = (choices: readonly Choice[], value: string): CalendrierFilters =>
  choices.find((choice) => choice.value === value)?.filters ?? {}
