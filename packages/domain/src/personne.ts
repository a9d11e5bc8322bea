type Texte = string | null | undefined

/** §3: the display name of a person is built from nom, then prenom. */
export function getDisplayName({ nom, prenom }: { nom?: Texte; prenom?: Texte }): string {
  return [nom, prenom]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** The name that other members see: the chosen public name, else the display name. */
export function getPublicName(personne: {
  public_name?: Texte
  nom?: Texte
  prenom?: Texte
}): string {
  return personne.public_name?.trim() || getDisplayName(personne)
}
