export const SEXE_LABELS = {
  f: 'Femme',
  h: 'Homme',
  non_precise: 'Je préfère ne pas répondre',
} as const
export type Sexe = keyof typeof SEXE_LABELS
export const SEXES = ['f', 'h', 'non_precise'] as const satisfies readonly Sexe[]

export const NIVEAU_LABELS = {
  debutant: 'Débutant',
  intermediaire: 'Intermédiaire',
  confirme: 'Confirmé',
  expert: 'Expert',
} as const
export type Niveau = keyof typeof NIVEAU_LABELS
export const NIVEAUX = [
  'debutant',
  'intermediaire',
  'confirme',
  'expert',
] as const satisfies readonly Niveau[]

export const OBJECTIF_LABELS = {
  plaisir: 'Courir pour le plaisir',
  forme: 'Garder la forme',
  reprise: 'Reprendre en douceur',
  premiere_course: 'Finir ma première course',
  distance: 'Courir plus loin',
  record: 'Battre mon record',
  podium: 'Viser un classement',
  partage: 'Courir avec d’autres',
} as const
export type Objectif = keyof typeof OBJECTIF_LABELS
export const OBJECTIFS = Object.keys(OBJECTIF_LABELS) as [Objectif, ...Objectif[]]

/** Surfaces (produit 8.5) offered as a preference, most common first. */
export const SURFACES_PROFIL = [
  'path',
  'track',
  'asphalt',
  'cycleway',
  'compacted',
  'gravel',
  'sand',
  'mud',
  'rock',
  'paving_stones',
  'steps',
  'artificial',
] as const

export const MARQUE_LABELS = {
  adidas: 'Adidas',
  altra: 'Altra',
  asics: 'Asics',
  brooks: 'Brooks',
  craft: 'Craft',
  decathlon: 'Decathlon',
  dynafit: 'Dynafit',
  evadict: 'Evadict',
  hoka: 'Hoka',
  inov8: 'Inov8',
  kalenji: 'Kalenji',
  kiprun: 'Kiprun',
  la_sportiva: 'La Sportiva',
  mizuno: 'Mizuno',
  new_balance: 'New Balance',
  nike: 'Nike',
  on: 'On',
  puma: 'Puma',
  salomon: 'Salomon',
  saucony: 'Saucony',
  scott: 'Scott',
  the_north_face: 'The North Face',
  topo: 'Topo Athletic',
  under_armour: 'Under Armour',
} as const
export type Marque = keyof typeof MARQUE_LABELS
export const MARQUES = Object.keys(MARQUE_LABELS) as [Marque, ...Marque[]]

export const DISTANCE_PROFIL_LABELS: readonly (readonly [metres: number, label: string])[] = [
  [5_000, '5\u00a0km'],
  [10_000, '10\u00a0km'],
  [15_000, '15\u00a0km'],
  [21_097, 'Semi-marathon'],
  [30_000, '30\u00a0km'],
  [42_195, 'Marathon'],
  [60_000, '60\u00a0km'],
  [80_000, '80\u00a0km'],
  [100_000, '100\u00a0km'],
  [170_000, '170\u00a0km'],
]

/** `distance_courses` of produit 7.7: optional bounds in metres. */
export type DistanceCourses = { min?: number; max?: number }

export function getDistanceLabel(metres: number): string {
  const [, label] = DISTANCE_PROFIL_LABELS.find(([step]) => step === metres) ?? []
  return label ?? `${Math.round(metres / 1000)}\u00a0km`
}

export function formatDistanceCourses({ min, max }: DistanceCourses): string {
  if (min && max) {
    return min === max
      ? getDistanceLabel(min)
      : `De ${getDistanceLabel(min)} à ${getDistanceLabel(max)}`
  }
  if (min) return `À partir de ${getDistanceLabel(min)}`
  return max ? `Jusqu’à ${getDistanceLabel(max)}` : ''
}

type Answers = {
  sexe?: string | null
  naissance?: string | null
  niveau?: string | null
  objectif?: string | null
  ville?: string | null
  surfaces?: readonly string[]
  courses?: readonly string[]
  distance_courses?: DistanceCourses
}

export function isProfilComplet(profil: Answers): boolean {
  const { sexe, naissance, niveau, objectif, ville, distance_courses = {} } = profil
  const texts = [sexe, naissance, niveau, objectif, ville]
  const lists = [profil.surfaces, profil.courses, Object.keys(distance_courses)]
  return texts.every(Boolean) && lists.every((list) => list?.length)
}
