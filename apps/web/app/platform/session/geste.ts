/**
 * What a visitor was about to do when an account was asked for (produit 7.23): kept in this tab alone, and taken
 * up once, on the same page, as soon as somebody is signed in.
 */
export type Geste = {
  /** `liste`, `avis`, `suivre`, `resultat`, `revendication`: what is taken up. */
  quoi: string
  /** The page where it stood. */
  page: string
  /** When it was begun: an hour later it is no longer meant. */
  le: number
}

const KEY = 'geste'
const HEURE_MS = 3_600_000

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** One at a time: the last thing that was pressed is the one that is meant. */
export const keepGeste = (quoi: string, page: string): void =>
  void attempt(() =>
    sessionStorage.setItem(KEY, JSON.stringify({ quoi, page, le: Date.now() } satisfies Geste)),
  )

export const forgetGeste = (): void => void attempt(() => sessionStorage.removeItem(KEY))

/** Takes it, so that it is done once. @returns whether it was to be done here */
export function takeGeste(quoi: string, page: string): boolean {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Geste | null)
  if (kept?.quoi !== quoi || kept.page !== page) return false
  forgetGeste()
  return Date.now() - kept.le < HEURE_MS
}
