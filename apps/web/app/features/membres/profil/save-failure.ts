import { isApiError } from '@foulee/contract/shared/call-error'

/** Produit 5.2, saving a profile: what is said when there was no answer at all. */
const SAVE_EXCEPTION = 'Une erreur s’est produite durant la mise à jour du profil.'
/** Produit 5.2: an answer that carries no sentence. */
const API_ERROR = 'Erreur Api.'

type SaveFailure = { message: string; errors: Record<string, string> }

/** Produit 5.3: the server's messages joined, or « Erreur Api. », or the fallback; fields keep their own. */
export function readSaveFailure(error: unknown): SaveFailure {
  if (!isApiError(error) || error.code === 'reseau_injoignable') {
    return { message: SAVE_EXCEPTION, errors: {} }
  }
  if (error.code === 'reponse_illisible') return { message: API_ERROR, errors: {} }
  const messages = Object.values(error.errors)
  return { message: messages.join(' ') || error.message || API_ERROR, errors: error.errors }
}

export const saySaveFailure = (error: unknown): string => readSaveFailure(error).message
