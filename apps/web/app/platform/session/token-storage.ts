import type { TabSession } from '@foulee/contract/membres/tabs'
import { deviceStorage, tabStorage } from '#platform/browser-storage.ts'

/** Produit 4.2: `localStorage`, or `sessionStorage`. If forbidden, the session ends with the page. */
export type Strategy = 'persistent' | 'no-persist'

export const TOKEN_KEY = 'auth_token'
/** Time of the sign-in of a session for the visit: between two, tabs keep the later one. */
const SINCE_KEY = 'auth_token_since'

/** `localStorage` first, then `sessionStorage` (produit 4.2). */
export const readToken = (): string | null =>
  deviceStorage.get(TOKEN_KEY) ?? tabStorage.get(TOKEN_KEY)

export const readStrategy = (): Strategy =>
  deviceStorage.get(TOKEN_KEY) ? 'persistent' : 'no-persist'

/** This tab's session for the visit, even beside a remembered one. */
export function readVisit(): TabSession | null {
  const token = tabStorage.get(TOKEN_KEY)
  return token ? { token, since: Number(tabStorage.get(SINCE_KEY)) } : null
}

export function writeVisit({ token, since }: TabSession): void {
  tabStorage.set(TOKEN_KEY, token)
  tabStorage.set(SINCE_KEY, String(since))
}

export function storeToken(token: string, strategy: Strategy): void {
  removeToken()
  if (strategy === 'persistent') deviceStorage.set(TOKEN_KEY, token)
  else writeVisit({ token, since: Date.now() })
}

export function removeToken(strategy?: Strategy): void {
  if (strategy !== 'no-persist') deviceStorage.remove(TOKEN_KEY)
  if (strategy === 'persistent') return
  tabStorage.remove(TOKEN_KEY)
  tabStorage.remove(SINCE_KEY)
}
