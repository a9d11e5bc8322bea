/** An extension (produit 8.10): a page elsewhere that says something of a race. Its `id_ext` is the address. */
export const EXTENSION_LABELS = {
  actualite: 'Article de presse',
  hebergement: 'Hébergement',
  partenaire: 'Partenaire',
  social: 'Vidéo ou album photo',
  extension: 'Autre page',
} as const

export type ExtensionType = keyof typeof EXTENSION_LABELS
export const EXTENSION_TYPES = Object.keys(EXTENSION_LABELS) as [ExtensionType, ...ExtensionType[]]

/** How many of each kind one race may carry: more than anybody reads. */
export const MAX_EXTENSIONS = 50
export const MAX_PARTENAIRES = 100
export const MAX_ACTUALITES = 300
/** Characters of the text of one piece of news, its tags included. */
export const MAX_ACTUALITE = 20_000
