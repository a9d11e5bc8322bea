import { isApiError } from '@foulee/contract/shared/call-error'

const EXCEPTION = 'Les changements n’ont pas pu être enregistrés. Vérifiez votre connexion.'

export function readEditFailure(error: unknown): {
  message: string
  errors: Record<string, string>
} {
  if (!error) return { message: '', errors: {} }
  if (!isApiError(error)) return { message: EXCEPTION, errors: {} }
  const first = Object.values(error.errors)[0]
  return { message: first ?? error.message, errors: error.errors }
}

/** Network or server unavailable: the save is retried (0082). */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 502)

export const formatUnsaved = (error: unknown): string =>
  isUnanswered(error)
    ? 'Pas encore enregistré\u00a0: Foulée ne répond pas. Votre texte reste ici, et repart tout seul dès que possible.'
    : readEditFailure(error).message

/** Version conflict: the other version is fetched for the choice. */
export const isPassed = (error: unknown): boolean =>
  isApiError(error) && error.code === 'version_depassee'
