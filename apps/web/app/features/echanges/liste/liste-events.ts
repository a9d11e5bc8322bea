import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { track } from '../../../audience/track.ts'

type Thing = { type: 'epreuve' | 'parcours'; id: number }

/** Produit 13.3: adding a race or a route in the run list. */
export function trackAdded({ type, id }: Thing): void {
  if (type === 'epreuve') track('liste_add_epreuve', { id })
  else track('liste_add_parcours', { id })
}

/** Produit 13.3: removing a list item also raises the removed and done events. */
export function trackRemoved({ type, id }: Thing): void {
  if (type === 'epreuve') track('liste_remove_epreuve', { id })
  else track('liste_remove_parcours', { id })
  track('liste_removed', { type, id })
  track('liste_done', { type, id })
}

/** Produit 13.3: completing a race or route. */
export function trackState({ type, id }: Thing, etat: ListeEtat | undefined): void {
  if (etat !== 'termine') return
  if (type === 'epreuve') track('epreuve_complete', { epreuves_id: id })
  else track('parcours_complete', { parcours_id: id })
}
