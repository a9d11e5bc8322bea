import { addMonths } from '../shared/calendrier.ts'

/** From this age on, French law lets a person agree alone to the use of their data (art. 45, loi 78-17). */
const AGE_MIN = 15
/** Nobody has lived as long: an older date is a slip of the keyboard. */
const AGE_MAX = 125

/**
 * What is wrong with a birth date, in French, or null.
 * @param naissance YYYY-MM-DD, a day that exists; @param aujourdhui the day in Paris, YYYY-MM-DD
 */
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
