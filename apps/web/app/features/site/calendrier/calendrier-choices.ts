import { addDays, getWeekEnd } from '@foulee/domain/calendrier'
import { FILTER_DISTANCES } from '@foulee/domain/courses/filtre-distance'
import type { CalendrierFilters } from './calendrier.queries.ts'

/** An answer offered by the search form, with the filters that it stands for. */
export type Choice = { value: string; label: string; filters: CalendrierFilters }

/** « 10 km », « Marathon », « Trail court »… */
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

/** Days to come, named as one speaks of them. */
export function dateChoices(today: string): Choice[] {
  const thisOne = getWeekEnd(today)
  const nextOne = getWeekEnd(addDays(thisOne.fin, 1))
  return [
    { value: 'week-end', label: 'Ce week-end', filters: between(thisOne) },
    { value: 'week-end-prochain', label: 'Le week-end prochain', filters: between(nextOne) },
  ]
}

const between = ({ debut, fin }: { debut: string; fin: string }): CalendrierFilters => ({
  date_min: debut,
  date_max: fin,
})

/** The filters of a choice; none for what is not offered. */
export const filtersOf = (choices: readonly Choice[], value: string): CalendrierFilters =>
  choices.find((choice) => choice.value === value)?.filters ?? {}
