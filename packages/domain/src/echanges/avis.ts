import { type KindWith, kindsWith } from '../shared/kinds.ts'

export const MODELS_AVIS = kindsWith('avis')
export type ModelAvis = KindWith<'avis'>

/**
 * Legal note beside comments (C. conso. D.111-17), for kinds that only verified participants may
 * rate; other kinds are not verified.
 */
export const AVIS_VERIFIES: Readonly<Partial<Record<ModelAvis, string>>> = {
  voyage: 'A participé à ce séjour',
}

export const TEXTE_AVIS_MAX = 3000
export const REPONSE_MAX = 2000

export const NOTES = [1, 2, 3, 4, 5] as const
export const NOTE_LABELS: Readonly<Record<(typeof NOTES)[number], string>> = {
  1: 'Décevant',
  2: 'Passable',
  3: 'Bien',
  4: 'Très bien',
  5: 'Excellent',
}

export const TRI_AVIS_LABELS = {
  recents: 'Plus récents',
  meilleurs: 'Meilleures notes',
  moins_bons: 'Moins bonnes notes',
} as const
export type TriAvis = keyof typeof TRI_AVIS_LABELS
export const TRIS_AVIS = Object.keys(TRI_AVIS_LABELS) as [TriAvis, ...TriAvis[]]

/** Earlier dates are typing errors. */
const PREMIERE_SORTIE = '1950-01-01'

/** @returns the French error of an activity day, or null; days are YYYY-MM-DD */
export function checkDateSortie(date: string | null, aujourdhui: string): string | null {
  if (date === null) return null
  if (date > aujourdhui) return 'Cette date est dans le futur\u00a0: indiquez un jour passé.'
  return date < PREMIERE_SORTIE ? 'Vérifiez l’année de cette date.' : null
}

export const MODELS_SIGNALEMENT = kindsWith('signalement')
export type ModelSignalement = KindWith<'signalement'>

export const MOTIF_SIGNALEMENT_LABELS = {
  faux: 'Faux ou trompeur',
  dangereux: 'Dangereux ou interdit',
  offensant: 'Insultant, haineux ou choquant',
  publicite: 'Publicité ou contenu répété',
  vie_privee: 'Atteinte à la vie privée',
  autre: 'Autre raison',
} as const
export type MotifSignalement = keyof typeof MOTIF_SIGNALEMENT_LABELS
export const MOTIFS_SIGNALEMENT = Object.keys(MOTIF_SIGNALEMENT_LABELS) as [
  MotifSignalement,
  ...MotifSignalement[],
]
