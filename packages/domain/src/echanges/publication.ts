import type { Kind } from '../shared/kinds.ts'

export const PUBLICATION_LABELS = {
  actualite: 'Actualité',
  course: 'Course',
  resultat: 'Résultats',
  parcours: 'Parcours',
  sejour: 'Séjour',
  evenement: 'Évènement',
  plan: 'Plan',
  activite: 'Sortie',
  badge: 'Badge',
  texte: 'Message',
} as const
export type PublicationKind = keyof typeof PUBLICATION_LABELS
export const PUBLICATION_KINDS = Object.keys(PUBLICATION_LABELS) as [
  PublicationKind,
  ...PublicationKind[],
]

export const SUIVABLES = [
  'profil',
  'organisateur',
  'course',
  'agence',
  'magasin',
] as const satisfies readonly Kind[]
export type Suivable = (typeof SUIVABLES)[number]

export const EMETTEURS = [...SUIVABLES, 'foulee'] as const
export type Emetteur = (typeof EMETTEURS)[number]

/** Visibility of an activity; private by default. */
export const PARTAGE_LABELS = {
  personne: 'Moi seul',
  abonnes: 'Mes abonnés',
  membres: 'Les membres de Foulée',
} as const
export type Partage = keyof typeof PARTAGE_LABELS
export const PARTAGES = Object.keys(PARTAGE_LABELS) as [Partage, ...Partage[]]

export const TEXTE_PUBLICATION_MAX = 5_000
export const PHOTOS_PUBLICATION_MAX = 10

export const FIL_MAX = 500

export const VOIES = ['moi', 'suivi', 'liste', 'site'] as const
export type Voie = (typeof VOIES)[number]

type Provenance = {
  voie: Voie | null
  suivi: string
  emetteur: string
  mise_en_avant: string | null
}

export function formatRaison({ voie, suivi, emetteur, mise_en_avant }: Provenance): string {
  if (mise_en_avant !== null) return `Mis en avant par l’équipe\u00a0: ${mise_en_avant}`
  if (voie === 'moi') return 'Vous l’avez publié'
  if (voie === 'suivi') return `Vous suivez ${suivi}`
  if (voie === 'liste') return 'Dans votre run list'
  if (voie === 'site') return 'Une nouvelle de Foulée, pour tous les membres'
  return `Vous ne suivez pas ${emetteur}`
}
