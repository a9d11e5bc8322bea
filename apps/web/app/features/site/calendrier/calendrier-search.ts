import type { Desserrage } from '@foulee/contract/shared/desserrer'
import { formatMois } from '@foulee/domain/shared/date'
import {
  AROUND_PARAMS,
  type Around,
  loosenCircle,
  readAround,
  readCircle,
  readWords,
} from '#kit/directory/around.ts'
import type { Option } from '#ui/select.tsx'
import type { CalendrierFilters } from './calendrier.queries.ts'
import { type Choice, dateChoices, distanceChoices, filtersOf } from './calendrier-choices.ts'
import { firstDay, isMonth, lastDay } from './calendrier-months.ts'

/** « Où, quand, quelle distance ? » as in the URL: text, and keys of period and distance. */
export type Search = Around & { texte: string; date: string; distance: string }

const PARAMS = ['texte', 'date', 'distance', ...AROUND_PARAMS] as const

const isOffered = (choices: readonly Choice[], value: string) =>
  choices.some((choice) => choice.value === value)

/** Parses a URL; unknown values are ignored, so that every URL works. */
export function readSearch(params: URLSearchParams, today: string): Search {
  const [date, distance] = [params.get('date') ?? '', params.get('distance') ?? '']
  const isDate = isMonth(date) || isOffered(dateChoices(today, date), date)
  return {
    texte: readWords(params, 'texte'),
    date: isDate ? date : '',
    distance: isOffered(distanceChoices, distance) ? distance : '',
    ...readAround(params),
  }
}

export const isSearching = (search: Search): boolean => PARAMS.some((name) => search[name])

export function searchPath(search: Partial<Search>, path = '/calendrier'): string {
  const params = new URLSearchParams()
  for (const name of PARAMS) {
    const value = search[name]?.trim()
    if (value) params.set(name, value)
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

export function searchFilters(
  search: Search,
  today: string,
  base: CalendrierFilters = {},
): CalendrierFilters {
  return {
    ...base,
    // By date also with text: the page is grouped by month.
    tri: 'date',
    ...(search.texte && { texte: search.texte }),
    ...(search.autour && { autour: search.autour }),
    ...(search.date || !base.date_min ? dateFilter(search.date, today) : {}),
    ...filtersOf(distanceChoices, search.distance),
  }
}

function dateFilter(date: string, today: string): CalendrierFilters {
  if (!date) return { date_min: today }
  if (!isMonth(date)) return filtersOf(dateChoices(today, date), date)
  const first = firstDay(date)
  return { date_min: first < today ? today : first, date_max: lastDay(date) }
}

export function dateOptions(today: string, mois: readonly string[], jours = ''): Option[] {
  return [
    ...dateChoices(today, jours).map(({ value, label }) => ({ value, label })),
    ...mois.map((item) => ({ value: item, label: formatMois(item) })),
  ]
}

export const distanceOptions: Option[] = distanceChoices.map(({ value, label }) => ({
  value,
  label,
}))

export function filtersToRelax(search: Search): string[] {
  const { type } = filtersOf(distanceChoices, search.distance)
  return [
    ...(search.autour ? ['loin', 'autour'] : []),
    ...(search.date ? ['avenir'] : []),
    ...(search.distance ? [type ? 'type.distance' : 'distance'] : []),
    ...(search.texte ? ['texte'] : []),
  ]
}

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

export type Criterion = { label: string; without: Search }

export function readAnswers(search: Search, today: string): Criterion[] {
  const labels = {
    date: isMonth(search.date)
      ? formatMois(search.date)
      : labelOf(dateOptions(today, [], search.date), search.date),
    distance: labelOf(distanceOptions, search.distance),
  }
  return [
    ...readCircle(search),
    ...(['date', 'distance'] as const)
      .filter((name) => search[name])
      .map((name) => ({ label: labels[name], without: { ...search, [name]: '' } })),
  ]
}

type Way = { label: string; isWider?: boolean; to: Search; nb: number }

export function waysOf(search: Search, answers: readonly Desserrage[], today: string): Way[] {
  const [date, distance] = (['date', 'distance'] as const).map(
    (name) => readAnswers({ texte: '', date: '', distance: '', [name]: search[name] }, today)[0],
  )
  return answers
    .flatMap(({ sans, texte, mots, rayon_km, nb }): Way[] => {
      if (!nb) return []
      const around = loosenCircle(search, { sans, rayon_km })
      if (around) return [{ ...around, nb }]
      if (sans === 'texte')
        return [{ label: mots ?? '', to: { ...search, texte: texte ?? '' }, nb }]
      if (sans === 'avenir') return [{ label: date?.label ?? '', to: { ...search, date: '' }, nb }]
      return [{ label: distance?.label ?? '', to: { ...search, distance: '' }, nb }]
    })
    .toSorted((a, b) => b.nb - a.nb)
}
