import { TRIS_PASSAGE } from '@foulee/domain/courses/passages'
import { SEXES_RESULTAT } from '@foulee/domain/courses/resultat'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'

export type ResultatsSearch = {
  texte: string
  sexe: string
  categorie: string
  /** Metres of the point whose ranking is read; 0 for that of the finish. */
  point: number
  /** Order of the ranking of a point; empty by place. */
  tri: string
  page: number
}

const SEXES: readonly string[] = SEXES_RESULTAT

export function readSearch(search: URLSearchParams): ResultatsSearch {
  const sexe = search.get('sexe') ?? ''
  const page = search.get('page') ?? ''
  const metres = search.get('point') ?? ''
  const point = /^[1-9]\d{0,6}$/.test(metres) ? Number(metres) : 0
  const tri = search.get('tri') ?? ''
  return {
    texte: takeGraphemes(search.get('texte')?.trim() ?? '', 100),
    sexe: SEXES.includes(sexe) ? sexe : '',
    categorie: takeGraphemes(search.get('categorie') ?? '', 20),
    point,
    tri: point && tri !== 'place' && Object.hasOwn(TRIS_PASSAGE, tri) ? tri : '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

export function writeSearch({ page, ...filters }: ResultatsSearch): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value))
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}

/** Address of the ranking at a point. */
export const pointPath = (path: string, point: number): string =>
  `${path}${writeSearch({ texte: '', sexe: '', categorie: '', point, tri: '', page: 1 })}#classement`

/** Whether another list than that of everybody at the finish is read. */
export const isFiltered = ({ texte, sexe, categorie, point }: ResultatsSearch): boolean =>
  Boolean(texte || sexe || categorie || point)
