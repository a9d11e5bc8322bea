import { type Departement, findDepartement } from '@foulee/domain/shared/departement'
import type { CalendrierFilters } from './calendrier.queries.ts'
import { firstDay, isShownMonth, lastDay } from './calendrier-months.ts'
import { readSearch, type Search } from './calendrier-search.ts'

export type Selection =
  | { kind: 'departement'; departement: Departement }
  | { kind: 'mois'; mois: string }

/** Parses `haute-savoie`, `74` or `2027-04`; null for another value. */
export function readSelection(text: string, today: string): Selection | null {
  if (isShownMonth(text, today)) return { kind: 'mois', mois: text }
  const departement = findDepartement(text)
  return departement && { kind: 'departement', departement }
}

export const departementPath = ({ slug }: { slug: string }): string => `/calendrier/${slug}`
export const monthPath = (mois: string): string => `/calendrier/${mois}`

export const selectionPath = (selection: Selection): string =>
  selection.kind === 'mois' ? monthPath(selection.mois) : departementPath(selection.departement)

export function readSelectionSearch(
  { kind }: Selection,
  params: URLSearchParams,
  today: string,
): Search {
  const search = readSearch(params, today)
  return kind === 'mois' ? { ...search, date: '' } : search
}

export function selectionFilters(selection: Selection, today: string): CalendrierFilters {
  if (selection.kind === 'departement') {
    return { departement: selection.departement.code, date_min: today }
  }
  const [first, last] = [firstDay(selection.mois), lastDay(selection.mois)]
  return { date_min: first < today && today <= last ? today : first, date_max: last }
}
