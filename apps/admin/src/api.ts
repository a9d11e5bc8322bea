import { createTabs } from '@foulee/contract/membres/tabs'
import { createClient } from '@foulee/contract/shared/client'
import { leave } from './leave.ts'

/** Where the site keeps the session of this browser (produit 4.2): the back office has no sign-in of its own. */
const TOKEN_KEY = 'auth_token'
const SINCE_KEY = 'auth_token_since'

export const readToken = (): string | null =>
  localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY)

function removeToken(): void {
  localStorage.removeItem(TOKEN_KEY)
  sessionStorage.removeItem(TOKEN_KEY)
  sessionStorage.removeItem(SINCE_KEY)
}

/** A session for the visit is that of all the tabs, those of the site included (0081). */
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

/** Follows the other tabs: out, or with the account that signed in last. */
export function followTabs(): void {
  tabs.connect({
    onChange: () => location.reload(),
    onEnd: (token) => {
      if (readToken() === token) removeToken()
      if (!readToken()) leave('/connexion')
    },
  })
  window.addEventListener('pagehide', tabs.pause)
  window.addEventListener('pageshow', ({ persisted }) => persisted && tabs.resume())
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) location.reload()
  })
}

/** Whether there is a session, here or in another tab, which then hands it over. */
export const findSession = async (): Promise<boolean> => readToken() !== null || tabs.ask()

/** Forgets the session in every tab. */
export function forgetSession(): void {
  const token = readToken()
  removeToken()
  if (token) tabs.closed(token, 'depart')
}

/** The API with the session of the site. */
export const api = createClient({ getToken: readToken, onUnauthorized: () => leave('/connexion') })
