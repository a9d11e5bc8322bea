import type { TypeCourse } from './course.ts'

/** Flat types: a missing elevation gain counts as zero; elsewhere it is unknown. */
const TYPES_PLATS: readonly TypeCourse[] = ['route', 'marche', 'cross']

/**
 * km-effort = km + D+(m)/100 (FFA since 2020, ITRA). Null if the distance is unknown, or if the
 * elevation gain is unknown for a type that is not flat.
 */
export function getKmEffort(epreuve: {
  distance: number | null
  denivele: number | null
  type?: TypeCourse | null
}): number | null {
  const { distance, type } = epreuve
  const denivele = epreuve.denivele ?? (type && TYPES_PLATS.includes(type) ? 0 : null)
  if (distance === null || denivele === null) return null
  return (distance + denivele * 10) / 1000
}

/** FFA and ITRA classes by minimum km-effort; the index is the number of ITRA points (0 to 6). */
export const KM_EFFORT_CLASSES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export type KmEffortClass = (typeof KM_EFFORT_CLASSES)[number]
export const KM_EFFORT_MINIMUMS: Readonly<Record<KmEffortClass, number>> = {
  XXS: 0,
  XS: 25,
  S: 45,
  M: 75,
  L: 115,
  XL: 155,
  XXL: 210,
}

export function getKmEffortClass(kmEffort: number): KmEffortClass {
  return KM_EFFORT_CLASSES.findLast((name) => kmEffort >= KM_EFFORT_MINIMUMS[name]) ?? 'XXS'
}

export function getItraPoints(kmEffort: number): number {
  return KM_EFFORT_CLASSES.indexOf(getKmEffortClass(kmEffort))
}

const UTMB_CATEGORIES = ['20K', '50K', '100K', '100M'] as const
type UtmbCategory = (typeof UTMB_CATEGORIES)[number]
const UTMB_MINIMUMS: Readonly<Record<UtmbCategory, number>> = {
  '20K': 20,
  '50K': 50,
  '100K': 90,
  '100M': 130,
}

/** UTMB category (since 2022) of a km-effort; null below 20. */
export function getUtmbCategory(kmEffort: number): UtmbCategory | null {
  return UTMB_CATEGORIES.findLast((name) => kmEffort >= UTMB_MINIMUMS[name]) ?? null
}

export const POINT_TYPES = [
  'ravito_liquide',
  'ravito_solide',
  'ravito_complet',
  'base_de_vie',
  'eau',
  'assistance',
  'controle',
  'navette',
  'secours',
  'abandon',
] as const
export type PointType = (typeof POINT_TYPES)[number]

export const POINT_TYPE_LABELS: Readonly<Record<PointType, string>> = {
  ravito_liquide: 'Ravito liquide',
  ravito_solide: 'Ravito solide',
  ravito_complet: 'Ravito complet',
  base_de_vie: 'Base de vie',
  eau: 'Point d’eau',
  assistance: 'Assistance autorisée',
  controle: 'Contrôle',
  navette: 'Navette',
  secours: 'Poste de secours',
  abandon: 'Point d’abandon',
}

/** A base de vie always serves food; a bare water point is not an aid station. */
const RAVITOS: readonly PointType[] = [
  'ravito_liquide',
  'ravito_solide',
  'ravito_complet',
  'base_de_vie',
]

export function countRavitos(points: readonly { type: PointType }[]): number {
  return points.filter((point) => RAVITOS.includes(point.type)).length
}

/** Produit 8.3: number of listed aid stations, else the announced number. */
export function getNbRavitaillements(epreuve: {
  nb_ravitaillements: number | null
  points?: readonly { type: PointType }[] | null
}): number | null {
  return countRavitos(epreuve.points ?? []) || epreuve.nb_ravitaillements
}

export const NIVEAUX_LABEL = ['regional', 'national', 'international'] as const
export type NiveauLabel = (typeof NIVEAUX_LABEL)[number]

export const NIVEAU_LABEL_LABELS: Readonly<Record<NiveauLabel, string>> = {
  regional: 'Label régional',
  national: 'Label national',
  international: 'Label international',
}

/** Produit 8.20: flag `label_ffa`, derived from the level and its year. */
export function hasLabelFfa(label: {
  label_niveau: NiveauLabel | null
  label_annee: number | null
}): boolean {
  return label.label_niveau !== null && label.label_annee !== null
}

export interface DistanceBand {
  type: TypeCourse | null
  min: number | null
  max: number | null
}

export const DASHBOARD_GROUPS = ['21k', '42k', 'trailcourt', 'triathlon'] as const
export type DashboardGroup = (typeof DASHBOARD_GROUPS)[number]

/** Produit 8.18, as data shared by the queries and `isInBand`. */
export const DASHBOARD_BANDS: Readonly<Record<DashboardGroup, DistanceBand>> = {
  '21k': { type: 'route', min: 21_000, max: 21_200 },
  '42k': { type: 'route', min: 42_000, max: 42_300 },
  trailcourt: { type: 'trail', min: null, max: 41_999 },
  triathlon: { type: 'triathlon', min: null, max: null },
}

export function isInBand(
  epreuve: { type: TypeCourse | null; distance: number | null },
  { type, min, max }: DistanceBand,
): boolean {
  if (type !== null && epreuve.type !== type) return false
  if (min === null && max === null) return true
  const { distance } = epreuve
  return distance !== null && distance >= (min ?? 0) && distance <= (max ?? Infinity)
}

export function getDashboardGroups(epreuve: {
  type: TypeCourse | null
  distance: number | null
}): DashboardGroup[] {
  return DASHBOARD_GROUPS.filter((group) => isInBand(epreuve, DASHBOARD_BANDS[group]))
}
