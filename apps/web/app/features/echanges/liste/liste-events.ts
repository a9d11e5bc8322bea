import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { track } from '#platform/analytics/track.ts'
import { getListeKind, type Thing } from './liste-kinds.ts'

/** Produit 13.3: removal of an item raises the removed and done events. */
export function trackRemoved({ type, id }: Thing): void {
  getListeKind(type).removed(id)
  track('liste_removed', { type, id })
  track('liste_done', { type, id })
}

type Stored = Thing & { etat?: ListeEtat | undefined; isBack?: boolean | undefined }

/**
 * Tracking of additions and completions (produit 13.3).
 * @param before previous state; undefined for a new item
 */
export function trackStored(before: { etat: ListeEtat | null } | undefined, stored: Stored): void {
  const { type, id, etat, isBack } = stored
  if (!before) getListeKind(type).added(id)
  if (etat === 'termine' && before?.etat !== etat && !isBack) getListeKind(type).completed(id)
}
