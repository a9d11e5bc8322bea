import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { track } from '../../../audience/track.ts'
import { getListeKind, type Thing } from './liste-kinds.ts'

/** Produit 13.3: adding a thing in the run list. */
export const trackAdded = ({ type, id }: Thing): void => getListeKind(type).added(id)

/** Produit 13.3: removing a list item also raises the removed and done events. */
export function trackRemoved({ type, id }: Thing): void {
  getListeKind(type).removed(id)
  track('liste_removed', { type, id })
  track('liste_done', { type, id })
}

/** Produit 13.3: completing a thing. */
export function trackState({ type, id }: Thing, etat: ListeEtat | undefined): void {
  if (etat === 'termine') getListeKind(type).completed(id)
}
