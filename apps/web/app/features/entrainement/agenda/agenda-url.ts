import {
  addDays,
  addMonths,
  getMonday,
  getWeeksOfMonth,
  isDate,
} from '@foulee/domain/shared/calendrier'
import { formatDateLongue, formatMois } from '@foulee/domain/shared/date'

export const VUES = ['mois', 'semaine', 'liste'] as const
export type Vue = (typeof VUES)[number]

export type AgendaSearch = { vue: Vue; jour: string }

export function readAgenda(params: URLSearchParams, today: string): AgendaSearch {
  const vue = VUES.find((vue) => vue === params.get('vue')) ?? 'mois'
  const jour = params.get('jour') ?? ''
  return { vue, jour: isDate(jour) ? jour : today }
}

export function agendaParams({ vue, jour }: AgendaSearch, today: string): string {
  const params = new URLSearchParams()
  if (vue !== 'mois') params.set('vue', vue)
  if (jour !== today) params.set('jour', jour)
  return `?${params}`
}

const firstOfMonth = (jour: string) => `${jour.slice(0, 8)}01`
const LIST_WEEKS = 6

export function getShown({ vue, jour }: AgendaSearch): { du: string; au: string } {
  const lundi = getMonday(jour)
  if (vue === 'semaine') return { du: lundi, au: addDays(lundi, 6) }
  if (vue === 'liste') return { du: lundi, au: addDays(lundi, LIST_WEEKS * 7 - 1) }
  return getWeeksOfMonth(jour)
}

/** Previous or next period; a month step leads to the first of the month. */
export function shift({ vue, jour }: AgendaSearch, steps: number): AgendaSearch {
  if (vue === 'mois') return { vue, jour: addMonths(firstOfMonth(jour), steps) }
  return { vue, jour: addDays(getMonday(jour), steps * 7 * (vue === 'liste' ? LIST_WEEKS : 1)) }
}

export function formatShown(search: AgendaSearch): string {
  if (search.vue === 'mois') return formatMois(search.jour.slice(0, 7))
  const { du } = getShown(search)
  return search.vue === 'semaine'
    ? `semaine du ${formatDateLongue(du)}`
    : `à partir du ${formatDateLongue(du)}`
}
