import type { Liste, ListeEpreuve, ListeItem, ListeParcours } from '@foulee/contract/echanges/liste'
import type { ListeType } from '@foulee/domain/site/audience'

export const EMPTY: Liste = { parcours: [], epreuve: [], entrainement: [], voyage: [] }

/** Where it was, else first. */
function put<T extends ListeItem>(items: readonly T[], item: T): T[] {
  const isThere = items.some(({ key }) => key === item.key)
  if (!isThere) return [item, ...items]
  return items.map((one) => (one.key === item.key ? { ...one, ...item } : one))
}

const dayOf = ({ item }: ListeEpreuve) => item?.edition.date_debut ?? '9999'

/** Produit 13.1: inserted if not found, merged if found; épreuves stay in the order of their days. */
export function mergeItem(liste: Liste, item: ListeItem): Liste {
  if (item.type === 'parcours') return { ...liste, parcours: put(liste.parcours, item) }
  const epreuve = put(liste.epreuve, item)
  return { ...liste, epreuve: epreuve.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) }
}

/** Produit 13.1: what is not there is not there. */
export function dropItem(liste: Liste, { type, id }: { type: ListeType; id: number }): Liste {
  if (type !== 'epreuve' && type !== 'parcours') return liste
  return { ...liste, [type]: liste[type].filter((item) => item.id !== id) }
}

/** The entry of a thing, if it has one. */
export function findEntry(
  liste: Liste | undefined,
  type: 'epreuve' | 'parcours',
  id: number,
): ListeEpreuve | ListeParcours | null {
  return liste?.[type].find((item) => item.id === id) ?? null
}
