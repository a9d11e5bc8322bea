import { findMissing, type Manque, type Requirement } from '../shared/publication.ts'

export const SANS_TITRE = 'Parcours sans titre'

export const TYPES_PARCOURS = ['trail', 'route', 'nature', 'marche', 'piste'] as const
export type TypeParcours = (typeof TYPES_PARCOURS)[number]
export const TYPE_PARCOURS_LABELS: Readonly<Record<TypeParcours, string>> = {
  trail: 'Trail',
  route: 'Route',
  nature: 'Course nature',
  marche: 'Marche et randonnée',
  piste: 'Piste et fractionné',
}

export const FORMES = ['boucle', 'aller_retour', 'traversee'] as const
export type Forme = (typeof FORMES)[number]
export const FORME_LABELS: Readonly<Record<Forme, string>> = {
  boucle: 'Boucle',
  aller_retour: 'Aller-retour',
  traversee: 'Traversée',
}

export const POINT_PARCOURS_LABELS = {
  eau: 'Point d’eau',
  vue: 'Point de vue',
  sommet: 'Sommet',
  danger: 'Passage délicat',
  traversee: 'Traversée de route',
  refuge: 'Refuge ou abri',
  ravitaillement: 'Ravitaillement',
  toilettes: 'Toilettes',
  parking: 'Parking',
  autre: 'Autre',
} as const
export type PointParcoursType = keyof typeof POINT_PARCOURS_LABELS
export const POINT_PARCOURS_TYPES = Object.keys(
  POINT_PARCOURS_LABELS,
) as readonly PointParcoursType[]

/** By km-effort, with thresholds common to hiking and trail clubs. */
export const DIFFICULTES = ['facile', 'moyen', 'difficile', 'tres_difficile'] as const
export type Difficulte = (typeof DIFFICULTES)[number]
export const DIFFICULTE_LABELS: Readonly<Record<Difficulte, string>> = {
  facile: 'Facile',
  moyen: 'Moyen',
  difficile: 'Difficile',
  tres_difficile: 'Très difficile',
}
const KM_EFFORT_MAX: readonly [number, Difficulte][] = [
  [12, 'facile'],
  [25, 'moyen'],
  [45, 'difficile'],
]

/** @param kmEffort km plus D+ in metres / 100; null if the D+ is unknown */
export function getDifficulte(kmEffort: number | null): Difficulte | null {
  if (kmEffort === null) return null
  return KM_EFFORT_MAX.find(([max]) => kmEffort <= max)?.[1] ?? 'tres_difficile'
}

type ParcoursToSubmit = {
  titre: string | null
  description: string | null
  types: readonly string[]
  distance: number | null
}

/** Metres; a shorter track is an aborted recording. */
export const DISTANCE_MIN = 100

export function findMissingParcours({ distance, ...parcours }: ParcoursToSubmit): Manque[] {
  const checks: Requirement[] = [
    [distance !== null, 'gpx', 'Ajoutez la trace\u00a0: un fichier GPX, TCX ou FIT.'],
    [
      distance === null || distance >= DISTANCE_MIN,
      'gpx',
      `La trace fait moins de ${DISTANCE_MIN}\u00a0mètres. Remplacez-la par celle du parcours entier.`,
    ],
    [Boolean(parcours.titre?.trim()), 'titre', 'Donnez un titre à votre parcours.'],
    [
      (parcours.description?.trim().length ?? 0) >= 40,
      'description',
      'Décrivez votre parcours en une ou deux phrases (40 caractères au moins).',
    ],
    [parcours.types.length > 0, 'types', 'Choisissez au moins un type de parcours.'],
  ]
  return findMissing(checks)
}
