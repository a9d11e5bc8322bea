import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { track } from '#platform/analytics/track.ts'
import { getListeKind, type Thing } from './liste-kinds.ts'

/** Produit 13.3: removing a list item also raises the removed and done events. */
export function trackRemoved({ type, id }: Thing): void {
  getListeKind(type).removed(id)
  track('liste_removed', { type, id })
  track('liste_done', { type, id })
}

type Stored = Thing & { etat?: ListeEtat | undefined; isBack?: boolean | undefined }

/**
 * Produit 13.3: adding and completing a thing.
 * @param before what was said of it; undefined when it was not in the list
 */
export function trackStored(before: { etat: ListeEtat | null } | undefined, stored: Stored): void {
  const { type, id, etat, isBack } = stored
  if (!before) getListeKind(type).added(id)
  if (etat === 'termine' && before?.etat !== etat && !isBack) getListeKind(type).completed(id)
}
