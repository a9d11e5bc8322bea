import { isApiError } from '@foulee/contract/shared/call-error'

const SAVE_EXCEPTION = 'Une erreur s’est produite durant la mise à jour du profil.'
/** Produit 5.2: message for an answer without a sentence. */
const API_ERROR = 'Erreur Api.'

type SaveFailure = { message: string; errors: Record<string, string> }

/**
 * Produit 5.3: the server's messages joined, « Erreur Api. » or the fallback; field errors stay with
 * their fields.
 */
export function readSaveFailure(error: unknown): SaveFailure {
  if (!isApiError(error) || error.code === 'reseau_injoignable') {
    return { message: SAVE_EXCEPTION, errors: {} }
  }
  if (error.code === 'reponse_illisible') return { message: API_ERROR, errors: {} }
  const messages = Object.values(error.errors)
  return { message: messages.join(' ') || error.message || API_ERROR, errors: error.errors }
}

export const formatSaveFailure = (error: unknown): string => readSaveFailure(error).message
