import type { ActiveFilter } from './chips.ts'
import type { FilterValues } from './list-url.ts'

/**
 * Why a list is empty: its words, its filters, or both.
 * @param none « Aucune course », « Aucun parcours »
 */
export function sayNothing(
  none: string,
  { texte = '' }: FilterValues,
  active: readonly ActiveFilter[],
): string {
  const typed = texte.trim()
  const others = new Set(active.flatMap(({ filter }) => (filter === 'texte' ? [] : [filter]))).size
  const these = others > 1 ? 'ces filtres' : 'ce filtre'
  if (!typed) {
    return others > 1
      ? `${none} ne passe tous ces filtres. Et si vous en desserriez un\u00a0?`
      : `${none} ne passe ce filtre. Et si vous l’enleviez\u00a0?`
  }
  const answers = `${none} ne répond à «\u00a0${typed}\u00a0»`
  if (!others) return `${answers}. Et avec d’autres mots\u00a0?`
  return `${answers} avec ${these}. Et avec d’autres mots, ou sans ${others > 1 ? 'l’un d’eux' : 'lui'}\u00a0?`
}
