/** What is counted of a race: nobody's name, no address, no cookie (`course_compteurs`). */
export const COMPTEUR_LABELS = {
  vue: 'Vues de la page',
  ajout: 'Ajouts en run list',
  clic: 'Clics vers un autre site',
} as const

export type Compteur = keyof typeof COMPTEUR_LABELS
export const COMPTEURS = Object.keys(COMPTEUR_LABELS) as [Compteur, ...Compteur[]]

/** The spans that an organiser can look at, in days. */
export const PERIODES = ['30', '90', '365'] as const
export type Periode = (typeof PERIODES)[number]
