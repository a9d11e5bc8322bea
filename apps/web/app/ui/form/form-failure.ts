import { isApiError } from '@foulee/contract/shared/call-error'
import { NO_ANSWER } from '@foulee/contract/shared/error-words'

type FormFailure = { message?: string; errors: Record<string, string> }

/**
 * Produit 5.3: a refusal has the server's message; anything else is an exception.
 * @param exception message of an exception
 */
export function readFormFailure(error: unknown, exception: string): FormFailure {
  if (!error) return { errors: {} }
  if (!isApiError(error) || error.message === NO_ANSWER) return { message: exception, errors: {} }
  if (Object.keys(error.errors).length) return { errors: error.errors }
  if (error.code === 'email_deja_pris') return { errors: { email: error.message } }
  const wait = error.retryAfter ? ` Réessayez dans ${formatDuration(error.retryAfter)}.` : ''
  return { message: error.message + wait, errors: {} }
}

/** Rounded up, so that no retry comes too early. */
export function formatDuration(seconds: number): string {
  if (seconds <= 60) return `${seconds}\u00a0${seconds === 1 ? 'seconde' : 'secondes'}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 60) return `${minutes}\u00a0minutes`
  return `${Math.ceil(minutes / 60)}\u00a0heures`
}
