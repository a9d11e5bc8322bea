/** Extension (produit 8.10): external page about a race, identified by its URL in `id_ext`. */
export const EXTENSION_LABELS = {
  actualite: 'Article de presse',
  hebergement: 'Hébergement',
  partenaire: 'Partenaire',
  social: 'Vidéo ou album photo',
  extension: 'Autre page',
} as const

export type ExtensionType = keyof typeof EXTENSION_LABELS
export const EXTENSION_TYPES = Object.keys(EXTENSION_LABELS) as [ExtensionType, ...ExtensionType[]]

export const MAX_EXTENSIONS = 50
export const MAX_PARTENAIRES = 100
export const MAX_ACTUALITES = 300
export const MAX_ACTUALITE = 20_000
