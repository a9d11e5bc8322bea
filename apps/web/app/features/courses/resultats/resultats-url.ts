import { SEXES_RESULTAT } from '@foulee/domain/courses/resultat'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'

export type ResultatsSearch = { texte: string; sexe: string; categorie: string; page: number }

const SEXES: readonly string[] = SEXES_RESULTAT

export function readSearch(search: URLSearchParams): ResultatsSearch {
  const sexe = search.get('sexe') ?? ''
  const page = search.get('page') ?? ''
  return {
    texte: takeGraphemes(search.get('texte')?.trim() ?? '', 100),
    sexe: SEXES.includes(sexe) ? sexe : '',
    categorie: takeGraphemes(search.get('categorie') ?? '', 20),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

export function writeSearch({ page, ...filters }: ResultatsSearch): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}

export const isFiltered = ({ texte, sexe, categorie }: ResultatsSearch): boolean =>
  Boolean(texte || sexe || categorie)
