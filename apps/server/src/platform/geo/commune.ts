import type { Lieu } from '@foulee/contract/membres/profil'
import { normalizeTexte } from '@foulee/domain/shared/recherche'

export type Commune = Omit<Lieu, 'code_postal'> & {
  mots: string
  codes_postaux: readonly string[]
}

/** Expands « St-Étienne », and drops the article of « l’Isle ». */
export function toMots(texte: string): string {
  const words = normalizeTexte(texte)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .trim()
  return ` ${words}`
}
