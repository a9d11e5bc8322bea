const KEY = 'invitation'

/**
 * Invitation accepted by a visitor before the account exists; completed after sign-up. Written by a
 * press of the button only, so that a link cannot accept by itself.
 */
export function keepAcceptedToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Storage is unavailable: the button shows again after sign-up.
  }
}

export function takeAcceptedToken(): string | null {
  try {
    const token = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return token
  } catch {
    return null
  }
}
