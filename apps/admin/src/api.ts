import { createClient } from '@foulee/contract/client'
import { leave } from './leave.ts'

/** Where the site keeps the session of this browser (§4): the back office has no sign-in of its own. */
const TOKEN_KEY = 'auth_token'

export const readToken = (): string | null =>
  localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY)

export function removeToken(): void {
  localStorage.removeItem(TOKEN_KEY)
  sessionStorage.removeItem(TOKEN_KEY)
}

/** The API with the session of the site. */
export const api = createClient({ getToken: readToken, onUnauthorized: () => leave('/connexion') })
