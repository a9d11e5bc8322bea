import type { Lieu } from '@foulee/contract/membres/profil'
import { normalizeTexte } from '@foulee/domain/shared/recherche'

/** A commune ready to be searched for. */
export type Commune = Omit<Lieu, 'code_postal'> & {
  /** Its name as search compares it, a space before each word. */
  mots: string
  codes_postaux: readonly string[]
}

/** « St-Étienne » is Saint-Étienne, « l’Isle » begins with its article or without. */
export function toMots(texte: string): string {
  const words = normalizeTexte(texte)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .trim()
  return ` ${words}`
}
