import type { TabSession } from '@foulee/contract/membres/tabs'

/** Where the token is kept (produit 4.2): for good, or for this browser session only. */
export type Strategy = 'persistent' | 'no-persist'

export const TOKEN_KEY = 'auth_token'
/** When its owner signed in, beside a session for the visit: of two, tabs keep the later one. */
const SINCE_KEY = 'auth_token_since'

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** Persistent storage first, then the session's (produit 4.2). */
export const readToken = (): string | null =>
  attempt(() => localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY))

export const readStrategy = (): Strategy =>
  attempt(() => localStorage.getItem(TOKEN_KEY)) ? 'persistent' : 'no-persist'

/** The session for the visit that this tab has, whether or not there is a remembered one. */
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

/** From one storage, or from both (produit 4.2). */
export function removeToken(strategy?: Strategy): void {
  if (strategy !== 'no-persist') attempt(() => localStorage.removeItem(TOKEN_KEY))
  if (strategy === 'persistent') return
  attempt(() => sessionStorage.removeItem(TOKEN_KEY))
  attempt(() => sessionStorage.removeItem(SINCE_KEY))
}
