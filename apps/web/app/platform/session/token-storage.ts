import type { TabSession } from '@foulee/contract/membres/tabs'

/** Produit 4.2: `localStorage`, or `sessionStorage`. */
export type Strategy = 'persistent' | 'no-persist'

export const TOKEN_KEY = 'auth_token'
/** Time of the sign-in of a session for the visit: between two, tabs keep the later one. */
const SINCE_KEY = 'auth_token_since'

/** Storage may be forbidden: the session then ends with the page. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** `localStorage` first, then `sessionStorage` (produit 4.2). */
export const readToken = (): string | null =>
  attempt(() => localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY))

export const readStrategy = (): Strategy =>
  attempt(() => localStorage.getItem(TOKEN_KEY)) ? 'persistent' : 'no-persist'

/** This tab's session for the visit, even beside a remembered one. */
export const readVisit = (): TabSession | null =>
  attempt(() => {
    const token = sessionStorage.getItem(TOKEN_KEY)
    return token ? { token, since: Number(sessionStorage.getItem(SINCE_KEY)) } : null
  })

export const writeVisit = ({ token, since }: TabSession): void =>
  void attempt(() => {
    sessionStorage.setItem(TOKEN_KEY, token)
    sessionStorage.setItem(SINCE_KEY, String(since))
  })

export function storeToken(token: string, strategy: Strategy): void {
  removeToken()
  if (strategy === 'persistent') attempt(() => localStorage.setItem(TOKEN_KEY, token))
  else writeVisit({ token, since: Date.now() })
}

export function removeToken(strategy?: Strategy): void {
  if (strategy !== 'no-persist') attempt(() => localStorage.removeItem(TOKEN_KEY))
  if (strategy === 'persistent') return
  attempt(() => sessionStorage.removeItem(TOKEN_KEY))
  attempt(() => sessionStorage.removeItem(SINCE_KEY))
}
