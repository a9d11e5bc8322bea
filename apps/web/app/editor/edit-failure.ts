import { isApiError } from '@foulee/contract/call-error'

const EXCEPTION = 'Les changements n’ont pas pu être enregistrés. Vérifiez votre connexion.'

/** What a change that failed says: under its fields, and in one sentence. */
export function readEditFailure(error: unknown): {
  message: string
  errors: Record<string, string>
} {
  if (!error) return { message: '', errors: {} }
  if (!isApiError(error)) return { message: EXCEPTION, errors: {} }
  const first = Object.values(error.errors)[0]
  return { message: first ?? error.message, errors: error.errors }
}

/** Somebody else has saved the same part since: what they saved is asked for, to choose. */
export const isPassed = (error: unknown): boolean =>
  isApiError(error) && error.code === 'version_depassee'
