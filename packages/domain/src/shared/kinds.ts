/** What members may do with a thing: each is a feature that speaks of any kind. */
type Use = 'avis' | 'signalement' | 'photos' | 'liste' | 'social' | 'partenaires'

type KindOf = {
  /** The name of the kind as the staff reads it. */
  label: string
  /** The name in the plural that some calls took first, and still take. */
  plural?: string
  uses: readonly Use[]
}

/**
 * Every kind of thing that members speak of: its one name on the wire, and what may be done with one.
 * What each kind answers when it is asked stands in the features that register it (`Feature.kinds` of
 * the server).
 */
export const KINDS = {
  commentaire: { label: 'Avis', uses: ['signalement'] },
  parcours: { label: 'Parcours', uses: ['avis', 'signalement', 'photos', 'liste'] },
  course: {
    label: 'Course',
    plural: 'courses',
    uses: ['avis', 'signalement', 'photos', 'social', 'partenaires'],
  },
  epreuve: { label: 'Épreuve', uses: ['liste'] },
  plan: { label: 'Plan', uses: ['avis', 'signalement'] },
  seance: { label: 'Séance', uses: ['signalement', 'photos'] },
  entrainement: { label: 'Entraînement', uses: ['liste'] },
  voyage: {
    label: 'Séjour',
    uses: ['avis', 'signalement', 'photos', 'liste', 'social', 'partenaires'],
  },
  organisateur: { label: 'Organisateur', uses: [] },
  publication: { label: 'Publication', uses: ['avis', 'signalement', 'photos'] },
  message: { label: 'Message', uses: ['signalement'] },
  agence: { label: 'Agence', uses: ['signalement', 'photos', 'social', 'partenaires'] },
  evenement: { label: 'Évènement', uses: ['signalement', 'photos'] },
  sondage: { label: 'Sondage', uses: [] },
  magasin: { label: 'Magasin', uses: ['signalement', 'photos', 'social'] },
  badge: { label: 'Badge', uses: [] },
  profil: { label: 'Profil', uses: ['signalement', 'social'] },
} as const satisfies Readonly<Record<string, KindOf>>

export type Kind = keyof typeof KINDS

/** The kinds that something may be done with. */
export type KindWith<U extends Use> = {
  [K in Kind]: U extends (typeof KINDS)[K]['uses'][number] ? K : never
}[Kind]

/** The kinds that something may be done with, in the order in which a choice offers them. */
export function kindsWith<U extends Use>(use: U): [KindWith<U>, ...KindWith<U>[]] {
  const names = Object.keys(KINDS) as Kind[]
  const uses: (kind: Kind) => readonly Use[] = (kind) => KINDS[kind].uses
  return names.filter((kind) => uses(kind).includes(use)) as [KindWith<U>, ...KindWith<U>[]]
}

/** Names in the plural that calls took first, and the kind that each means. */
export const PLURALS: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(KINDS as Record<string, KindOf>).flatMap(([kind, { plural }]) =>
    plural ? [[plural, kind as Kind]] : [],
  ),
)
