import { normalizeTexte } from './recherche.ts'

const BEGINS_MUTE = /^(?:[aeiouœ]|y(?![aeiou])|h[ey])/

/** Name of a person after « de »: « d’Élodie », « de Le Gall ». A surname keeps its article. */
export const dePersonne = (nom: string): string =>
  BEGINS_MUTE.test(normalizeTexte(nom)) ? `d’${nom}` : `de ${nom}`

/** Name after « de »: « d’Annecy », « du Havre », « des Deux Alpes », « de La Rochelle ». */
export function deNom(nom: string): string {
  if (/^le /i.test(nom)) return `du ${nom.slice(3)}`
  return /^les /i.test(nom) ? `des ${nom.slice(4)}` : dePersonne(nom)
}

/** Name of no person after « à »: « à Annecy », « au Havre », « aux Deux Alpes ». */
export function aNom(nom: string): string {
  if (/^le /i.test(nom)) return `au ${nom.slice(3)}`
  return /^les /i.test(nom) ? `aux ${nom.slice(4)}` : `à ${nom}`
}
