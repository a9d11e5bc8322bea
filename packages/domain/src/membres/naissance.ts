import { addMonths } from '../shared/calendrier.ts'

/** Age of digital consent in France (art. 45, loi 78-17). */
const AGE_MIN = 15
/** Older dates are typing errors. */
const AGE_MAX = 125

export function checkNaissance(naissance: string, aujourdhui: string): string | null {
  if (naissance > aujourdhui) return 'Cette date est dans le futur. Vérifiez l’année.'
  if (naissance < addMonths(aujourdhui, -12 * AGE_MAX)) {
    return 'Cette date est trop ancienne. Vérifiez l’année.'
  }
  if (naissance > addMonths(aujourdhui, -12 * AGE_MIN)) {
    return `Il faut avoir au moins ${AGE_MIN}\u00a0ans pour être membre.`
  }
  return null
}
