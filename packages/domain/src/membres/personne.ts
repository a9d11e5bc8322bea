import { firstGrapheme } from '../shared/graphemes.ts'

type Texte = string | null | undefined

/** Full name, nom then prenom (produit 7.16): for the member and their counterparts. */
export function getDisplayName({ nom, prenom }: { nom?: Texte; prenom?: Texte }): string {
  return [nom, prenom]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/**
 * Public name of a member, the same everywhere (produit 7.16): the chosen one, else « Camille D. ».
 */
export function getMemberName(personne: {
  public_name?: Texte
  nom?: Texte
  prenom?: Texte
}): string {
  const chosen = personne.public_name?.trim()
  if (chosen) return chosen
  const initial = firstGrapheme(personne.nom?.trim() ?? '')
  const short = initial ? `${initial.toLocaleUpperCase('fr')}.` : ''
  return [personne.prenom?.trim(), short].filter(Boolean).join('\u00a0')
}

/** Name in results (produit 7.16): full, or initials on request: « M. L. ». */
export function getResultName(
  personne: { nom?: Texte; prenom?: Texte },
  hasInitials: boolean,
): string {
  if (!hasInitials) return getDisplayName(personne)
  return [personne.nom, personne.prenom]
    .map((part) => firstGrapheme(part?.trim() ?? ''))
    .filter(Boolean)
    .map((letter) => `${letter.toLocaleUpperCase('fr')}.`)
    .join('\u00a0')
}
