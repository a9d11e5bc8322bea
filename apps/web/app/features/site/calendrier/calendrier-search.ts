import { formatMois } from '@foulee/domain/date'
import { findDepartement } from '@foulee/domain/departement'
import { slugify } from '@foulee/domain/slug'
import type { Option } from '../../../ui/select.tsx'
import type { CalendrierFilters } from './calendrier.queries.ts'
import { type Choice, dateChoices, distanceChoices, filtersOf } from './calendrier-choices.ts'
import { firstDay, isMonth, lastDay } from './calendrier-months.ts'

/** « Où, quand, quelle distance ? » as the address says it: words, and names of days and distances. */
export type Search = { texte: string; date: string; distance: string }

const MAX_TEXTE = 100
const PARAMS = ['texte', 'date', 'distance'] as const

const isOffered = (choices: readonly Choice[], value: string) =>
  choices.some((choice) => choice.value === value)

/** Reads an address; what it does not know counts as not asked, so that no address is refused. */
export function readSearch(params: URLSearchParams, today: string): Search {
  const [date, distance] = [params.get('date') ?? '', params.get('distance') ?? '']
  const isDate = isMonth(date) || isOffered(dateChoices(today), date)
  return {
    texte: (params.get('texte') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_TEXTE),
    date: isDate ? date : '',
    distance: isOffered(distanceChoices, distance) ? distance : '',
  }
}

export const isSearching = (search: Search): boolean => PARAMS.some((name) => search[name])

/** The address of a search, without what is not asked. */
export function searchPath(search: Partial<Search>): string {
  const params = new URLSearchParams()
  for (const name of PARAMS) {
    const value = search[name]?.trim()
    if (value) params.set(name, value)
  }
  const text = params.toString()
  return text ? `/calendrier?${text}` : '/calendrier'
}

/** What the list of races is asked for. */
export function searchFilters(search: Search, today: string): CalendrierFilters {
  return {
    // By date even when words were asked: the page is cut into months.
    tri: 'date',
    ...placeFilter(search.texte),
    ...dateFilter(search.date, today),
    ...filtersOf(distanceChoices, search.distance),
  }
}

/** « 74 » and « haute savoie » name a department; anything else is searched in the words of races. */
function placeFilter(texte: string): CalendrierFilters {
  if (!texte) return {}
  const departement = findDepartement(slugify(texte))
  return departement ? { departement: departement.code } : { texte }
}

function dateFilter(date: string, today: string): CalendrierFilters {
  if (!date) return { date_min: today }
  if (!isMonth(date)) return filtersOf(dateChoices(today), date)
  const first = firstDay(date)
  return { date_min: first < today ? today : first, date_max: lastDay(date) }
}

/** Days to choose from: as one speaks of them, then month by month. */
export function dateOptions(today: string, mois: readonly string[]): Option[] {
  return [
    ...dateChoices(today).map(({ value, label }) => ({ value, label })),
    ...mois.map((one) => ({ value: one, label: formatMois(one) })),
  ]
}

export const distanceOptions: Option[] = distanceChoices.map(({ value, label }) => ({
  value,
  label,
}))

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** One thing that was asked, and the search without it. */
type Criterion = { label: string; without: Search }

export function readCriteria(search: Search, today: string): Criterion[] {
  const labels: Search = {
    texte: `«\u00a0${search.texte}\u00a0»`,
    date: isMonth(search.date)
      ? formatMois(search.date)
      : labelOf(dateOptions(today, []), search.date),
    distance: labelOf(distanceOptions, search.distance),
  }
  return PARAMS.filter((name) => search[name]).map((name) => ({
    label: labels[name],
    without: { ...search, [name]: '' },
  }))
}
