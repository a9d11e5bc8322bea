import type { ListeItem } from '@foulee/contract/echanges/liste'
import { getEpreuveDay } from '@foulee/domain/courses/epreuve-day'
import { track } from '#platform/analytics/track.ts'

export type Held = ListeItem['type']
export type Thing = { type: Held; id: number }
export type EntryOf<T extends Held> = Extract<ListeItem, { type: T }>

/** Rules of a kind needed by every page with a button; cards are in `entries.ts`. */
type ListeKind<T extends Held> = {
  added: (id: number) => void
  removed: (id: number) => void
  completed: (id: number) => void
  /** Sort key by day; without it, the last added comes first. */
  dayOf?: (entry: EntryOf<T>) => string
}

/** Produit 13.3 names no event for sessions, nor for finished stays. */
const untold = () => undefined

const LISTE_KINDS: { readonly [T in Held]: ListeKind<T> } = {
  epreuve: {
    added: (id) => track('liste_add_epreuve', { id }),
    removed: (id) => track('liste_remove_epreuve', { id }),
    completed: (id) => track('epreuve_complete', { epreuves_id: id }),
    dayOf: ({ item }) => (item && getEpreuveDay(item.edition, item.epreuve)) ?? '9999',
  },
  parcours: {
    added: (id) => track('liste_add_parcours', { id }),
    removed: (id) => track('liste_remove_parcours', { id }),
    completed: (id) => track('parcours_complete', { parcours_id: id }),
  },
  entrainement: { added: untold, removed: untold, completed: untold },
  voyage: {
    added: (id) => track('liste_add_voyage', { id }),
    removed: (id) => track('liste_remove_voyage', { id }),
    completed: untold,
    dayOf: ({ item }) => item?.prochain?.debut ?? '9999',
  },
}

/** `LISTE_KINDS` guarantees the kind of each `type`, which TypeScript cannot infer. */
export const getListeKind = (type: Held) => LISTE_KINDS[type] as ListeKind<Held>
