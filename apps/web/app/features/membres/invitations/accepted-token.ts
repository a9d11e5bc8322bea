const KEY = 'invitation'

/**
 * The invitation that a visitor said yes to before making an account: it is accepted on coming back.
 * Only a press of the button writes it, so that no link can accept anything by itself.
 */
export function keepAcceptedToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Storage refused: the button is there again on coming back.
  }
}

/** Reads it once. */
export function takeAcceptedToken(): string | null {
  try {
    const token = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return token
  } catch {
    return null
  }
}
