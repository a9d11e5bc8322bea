type Use = 'avis' | 'signalement' | 'photos' | 'liste' | 'social' | 'partenaires'

type KindOf = {
  label: string
  /** Deprecated plural name, still accepted on some routes. */
  plural?: string
  uses: readonly Use[]
}

/**
 * All kinds of objects: wire name and supported features. Behaviour is registered by the server
 * features (`Feature.kinds`).
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

export type KindWith<U extends Use> = {
  [K in Kind]: U extends (typeof KINDS)[K]['uses'][number] ? K : never
}[Kind]

export function kindsWith<U extends Use>(use: U): [KindWith<U>, ...KindWith<U>[]] {
  const names = Object.keys(KINDS) as Kind[]
  const uses: (kind: Kind) => readonly Use[] = (kind) => KINDS[kind].uses
  return names.filter((kind) => uses(kind).includes(use)) as [KindWith<U>, ...KindWith<U>[]]
}

export const PLURALS: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(KINDS as Record<string, KindOf>).flatMap(([kind, { plural }]) =>
    plural ? [[plural, kind as Kind]] : [],
  ),
)
