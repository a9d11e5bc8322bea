import { tabStorage } from '#platform/browser-storage.ts'

const KEY = 'invitation'

/**
 * Invitation accepted by a visitor before the account exists; completed after sign-up. Written by a
 * press of the button only, so that a link cannot accept by itself.
 */
export function saveAcceptedToken(token: string): void {
  // If it is refused, the button shows again after sign-up.
  tabStorage.set(KEY, token)
}

export function popAcceptedToken(): string | null {
  const token = tabStorage.get(KEY)
  tabStorage.remove(KEY)
  return token
}
