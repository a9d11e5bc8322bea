import { createTabs } from '@foulee/contract/membres/tabs'
import { createClient } from '@foulee/contract/shared/client'
import { navigateOut } from './navigate-out.ts'

/** Storage key of the site (produit 4.2): the back office shares its session. */
const TOKEN_KEY = 'auth_token'
const SINCE_KEY = 'auth_token_since'

export const readToken = (): string | null =>
  localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY)

function removeToken(): void {
  localStorage.removeItem(TOKEN_KEY)
  sessionStorage.removeItem(TOKEN_KEY)
  sessionStorage.removeItem(SINCE_KEY)
}

/** A session for the visit is shared by all tabs, those of the site included (0081). */
const tabs = createTabs({
  read: () => {
    const token = sessionStorage.getItem(TOKEN_KEY)
    return token ? { token, since: Number(sessionStorage.getItem(SINCE_KEY)) } : null
  },
  write: ({ token, since }) => {
    sessionStorage.setItem(TOKEN_KEY, token)
    sessionStorage.setItem(SINCE_KEY, String(since))
  },
  isRemembered: () => localStorage.getItem(TOKEN_KEY) !== null,
})

export function followTabs(): void {
  tabs.connect({
    onChange: () => location.reload(),
    onEnd: (token) => {
      if (readToken() === token) removeToken()
      if (!readToken()) navigateOut('/connexion')
    },
  })
  window.addEventListener('pagehide', tabs.pause)
  window.addEventListener('pageshow', ({ persisted }) => persisted && tabs.resume())
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) location.reload()
  })
}

/** Whether a session exists here or in another tab, which then hands it over. */
export const findSession = async (): Promise<boolean> => readToken() !== null || tabs.ask()

export function clearSession(): void {
  const token = readToken()
  removeToken()
  if (token) tabs.closed(token, 'depart')
}

export const api = createClient({
  getToken: readToken,
  onUnauthorized: () => navigateOut('/connexion'),
})
