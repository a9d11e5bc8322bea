/** Where the token is kept (§4): for good, or for this browser session only. */
export type Strategy = 'persistent' | 'no-persist'

export const TOKEN_KEY = 'auth_token'

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** Persistent storage first, then the session's (§4). */
export const readToken = (): string | null =>
  attempt(() => localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY))

export const readStrategy = (): Strategy =>
  attempt(() => localStorage.getItem(TOKEN_KEY)) ? 'persistent' : 'no-persist'

export function storeToken(token: string, strategy: Strategy): void {
  removeToken()
  attempt(() =>
    (strategy === 'persistent' ? localStorage : sessionStorage).setItem(TOKEN_KEY, token),
  )
}

/** From one storage, or from both (§4). */
export function removeToken(strategy?: Strategy): void {
  if (strategy !== 'no-persist') attempt(() => localStorage.removeItem(TOKEN_KEY))
  if (strategy !== 'persistent') attempt(() => sessionStorage.removeItem(TOKEN_KEY))
}
