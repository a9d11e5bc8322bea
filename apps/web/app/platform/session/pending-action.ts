import { tabStorage } from '#platform/browser-storage.ts'

/**
 * Pending action of a visitor, interrupted by the sign-in (produit 7.23): kept in `sessionStorage`,
 * resumed once, on the same page.
 */
export type PendingAction = {
  /** `liste`, `avis`, `suivre`, `resultat`, `revendication`. */
  quoi: string
  page: string
  le: number
}

const KEY = 'geste'
const HEURE_MS = 3_600_000

/** One at a time: the last one wins. */
export const savePendingAction = (quoi: string, page: string): void =>
  void tabStorage.setJson(KEY, { quoi, page, le: Date.now() } satisfies PendingAction)

export const clearPendingAction = (): void => tabStorage.remove(KEY)

export function popPendingAction(quoi: string, page: string): boolean {
  const kept = tabStorage.getJson<PendingAction>(KEY)
  if (kept?.quoi !== quoi || kept.page !== page) return false
  clearPendingAction()
  return Date.now() - kept.le < HEURE_MS
}
