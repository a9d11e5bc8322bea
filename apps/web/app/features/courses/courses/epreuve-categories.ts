import type { Epreuve } from '@foulee/contract/courses/courses'
import {
  CATEGORIE_LABELS,
  type Categorie,
  DISTANCES_MAX,
  getCategorieFfa,
  getSaison,
} from '@foulee/domain/courses/categorie'
import type { TypeCourse } from '@foulee/domain/courses/course'

export type CategorieRow = {
  categorie: Categorie
  label: string
  /** Years of birth, inclusive. */
  naissances: { depuis: number; jusque: number }
  /** Maximum distance in metres (of km-effort for nature races); null without limit. */
  max: number | null
  isAllowed: boolean
}

type YoungCategories = { saison: number; rows: CategorieRow[] }

/** Individual timed races under the rules of the FFA. */
const RUN: readonly TypeCourse[] = ['route', 'trail', 'nature', 'cross']
const BY_EFFORT: readonly TypeCourse[] = ['trail', 'nature']
/** Ages in the season's year to which the limits apply: poussins to espoirs. */
const [youngest, oldest] = [10, 22]

/**
 * Young categories allowed in an épreuve in the season of its day; null where the limits do not apply:
 * other sport, unknown distance, a minimum age above them, or no limit reached.
 */
export function findYoungCategories(
  epreuve: Pick<Epreuve, 'type' | 'distance' | 'km_effort' | 'age_min'>,
  date: string,
): YoungCategories | null {
  const { type, distance, km_effort, age_min } = epreuve
  const length = BY_EFFORT.includes(type) && km_effort !== null ? km_effort * 1000 : distance
  if (!RUN.includes(type) || length === null || (age_min ?? 0) >= 20) return null
  const saison = getSaison(date)
  const rows = listCategories(saison).map(({ categorie, naissances }): CategorieRow => {
    const max = DISTANCES_MAX[categorie] ?? null
    // The last row stands for all older runners, who have no limit.
    const label = CATEGORIE_LABELS[categorie] + (max === null ? ' et plus' : '')
    return { categorie, label, naissances, max, isAllowed: max === null || length <= max }
  })
  return rows.every(({ isAllowed }) => isAllowed) ? null : { saison, rows }
}

function listCategories(saison: number) {
  const found = new Map<Categorie, { depuis: number; jusque: number }>()
  for (let year = saison - oldest; year <= saison - youngest; year++) {
    const categorie = getCategorieFfa(year, saison)
    found.set(categorie, { depuis: found.get(categorie)?.depuis ?? year, jusque: year })
  }
  return [...found]
    .map(([categorie, naissances]) => ({ categorie, naissances }))
    .toSorted((a, b) => b.naissances.jusque - a.naissances.jusque)
}
