import type { Liste, ListeItem } from '@foulee/contract/echanges/liste'
import type { ListeType } from '@foulee/domain/site/audience'
import { getListeKind, type Held } from './liste-kinds.ts'

export const EMPTY: Liste = { parcours: [], epreuve: [], entrainement: [], voyage: [] }

function put(items: readonly ListeItem[], item: ListeItem): ListeItem[] {
  const isThere = items.some(({ key }) => key === item.key)
  if (!isThere) return [item, ...items]
  return items.map((entry) =>
    entry.key === item.key ? ({ ...entry, ...item } as ListeItem) : entry,
  )
}

export function mergeItem(liste: Liste, item: ListeItem): Liste {
  const { dayOf } = getListeKind(item.type)
  const items = put(liste[item.type], item)
  const sorted = dayOf ? items.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) : items
  return { ...liste, [item.type]: sorted }
}

/** Produit 13.1: returns the list without the item, unchanged if it is absent. */
export function dropItem(liste: Liste, { type, id }: { type: ListeType; id: number }): Liste {
  const items = liste[type]
  const left = items.filter((item) => item.id !== id)
  return left.length === items.length ? liste : { ...liste, [type]: left }
}

export function findEntry(liste: Liste | undefined, type: Held, id: number): ListeItem | null {
  return liste?.[type].find((item) => item.id === id) ?? null
}
