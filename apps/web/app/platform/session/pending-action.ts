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

/** Storage may be forbidden: the action is then lost. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** One at a time: the last one wins. */
export const savePendingAction = (quoi: string, page: string): void =>
  void attempt(() =>
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ quoi, page, le: Date.now() } satisfies PendingAction),
    ),
  )

export const clearPendingAction = (): void => void attempt(() => sessionStorage.removeItem(KEY))

export function takePendingAction(quoi: string, page: string): boolean {
  const kept = attempt(
    () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingAction | null,
  )
  if (kept?.quoi !== quoi || kept.page !== page) return false
  clearPendingAction()
  return Date.now() - kept.le < HEURE_MS
}
