import { deNom } from '@foulee/domain/shared/de-nom'
import { parseAutour } from '@foulee/domain/shared/geo'
import { formatNombre } from '@foulee/domain/shared/mesure'
import type { ActiveFilter } from './chips.ts'
import type { FilterValues } from './list-url.ts'

/**
 * Text of an empty result: its words, its filters, or both.
 * @param none « Aucune course », « Aucun parcours »
 */
export function formatEmptyList(
  none: string,
  { texte = '', autour = '', lieu = '' }: FilterValues,
  active: readonly ActiveFilter[],
): string {
  const typed = texte.trim()
  const nbFilters = new Set(active.flatMap(({ filter }) => (filter === 'texte' ? [] : [filter])))
    .size
  const these = nbFilters > 1 ? 'ces filtres' : 'ce filtre'
  const near = parseAutour(autour)
  if (near && !typed && nbFilters === 1) {
    return `Rien à moins de ${formatNombre(near.rayon_km)}\u00a0km${lieu && ` ${deNom(lieu)}`}. Et plus loin\u00a0?`
  }
  if (!typed) {
    return nbFilters > 1
      ? `${none} ne passe tous ces filtres. Et si vous en desserriez un\u00a0?`
      : `${none} ne passe ce filtre. Et si vous l’enleviez\u00a0?`
  }
  const answers = `${none} ne répond à «\u00a0${typed}\u00a0»`
  if (!nbFilters) return `${answers}. Et avec d’autres mots\u00a0?`
  return `${answers} avec ${these}. Et avec d’autres mots, ou sans ${nbFilters > 1 ? 'l’un d’eux' : 'lui'}\u00a0?`
}
