/** Anonymous counters of a race: no name, address or cookie (`course_compteurs`). */
export const COMPTEUR_LABELS = {
  vue: 'Vues de la page',
  ajout: 'Ajouts en run list',
  clic: 'Clics vers un autre site',
} as const

export type Compteur = keyof typeof COMPTEUR_LABELS
export const COMPTEURS = Object.keys(COMPTEUR_LABELS) as [Compteur, ...Compteur[]]

export const PERIODES = ['30', '90', '365'] as const
export type Periode = (typeof PERIODES)[number]
