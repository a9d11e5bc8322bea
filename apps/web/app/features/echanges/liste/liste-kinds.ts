import type { ListeItem } from '@foulee/contract/echanges/liste'
import { track } from '#platform/analytics/track.ts'

/** The kinds of things that the list holds today. */
export type Held = ListeItem['type']
export type Thing = { type: Held; id: number }
export type EntryOf<T extends Held> = Extract<ListeItem, { type: T }>

/** What every page with a button of the list must know of a kind; what its card says is in `entries.ts`. */
type ListeKind<T extends Held> = {
  /** The events of produit 13.3. */
  added: (id: number) => void
  removed: (id: number) => void
  completed: (id: number) => void
  /** The day on which an entry takes place: they stand in that order. Without days, the last one added is first. */
  dayOf?: (entry: EntryOf<T>) => string
}

/** Produit 13.3 names no event for sessions, nor for a stay that one has been on. */
const untold = () => undefined

const LISTE_KINDS: { readonly [T in Held]: ListeKind<T> } = {
  epreuve: {
    added: (id) => track('liste_add_epreuve', { id }),
    removed: (id) => track('liste_remove_epreuve', { id }),
    completed: (id) => track('epreuve_complete', { epreuves_id: id }),
    dayOf: ({ item }) => item?.edition.date_debut ?? '9999',
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

/** The compiler cannot see that entries come to the kind of their own `type`; `LISTE_KINDS` says so. */
export const getListeKind = (type: Held) => LISTE_KINDS[type] as ListeKind<Held>
