import type { Kind } from '../shared/kinds.ts'

/** The kinds of item in the feed (produit 13.10): what is told of a thing, and somebody's own words. */
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

/** What a member may follow. A coach is followed as the person that they are. */
export const SUIVABLES = [
  'profil',
  'organisateur',
  'course',
  'agence',
  'magasin',
] as const satisfies readonly Kind[]
export type Suivable = (typeof SUIVABLES)[number]

/** Whoever speaks in the feed; `foulee` is the staff in the name of the site. */
export const EMETTEURS = [...SUIVABLES, 'foulee'] as const
export type Emetteur = (typeof EMETTEURS)[number]

/** Who sees an outing beside its owner: nobody until the owner says so. */
export const PARTAGE_LABELS = {
  personne: 'Moi seul',
  abonnes: 'Mes abonnés',
  membres: 'Les membres de Foulée',
} as const
export type Partage = keyof typeof PARTAGE_LABELS
export const PARTAGES = Object.keys(PARTAGE_LABELS) as [Partage, ...Partage[]]

export const TEXTE_PUBLICATION_MAX = 5_000
export const PHOTOS_PUBLICATION_MAX = 10

/** How far back the feed reaches: past it one is up to date. */
export const FIL_MAX = 500

/** How an item came into a feed: one's own, what one follows, the run list, or what the site says to all. */
export const VOIES = ['moi', 'suivi', 'liste', 'site'] as const
export type Voie = (typeof VOIES)[number]

type Provenance = {
  /** Null for an item that nothing of one's own brings. */
  voie: Voie | null
  /** Who is followed. */
  suivi: string
  /** Who speaks. */
  emetteur: string
  /** Why staff set it above the feed. */
  mise_en_avant: string | null
}

/** « Pourquoi je vois ça » */
export function sayRaison({ voie, suivi, emetteur, mise_en_avant }: Provenance): string {
  if (mise_en_avant !== null) return `Mis en avant par l’équipe\u00a0: ${mise_en_avant}`
  if (voie === 'moi') return 'Vous l’avez publié'
  if (voie === 'suivi') return `Vous suivez ${suivi}`
  if (voie === 'liste') return 'Dans votre run list'
  if (voie === 'site') return 'Une nouvelle de Foulée, pour tous les membres'
  return `Vous ne suivez pas ${emetteur}`
}
