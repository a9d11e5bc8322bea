import type { TypeCourse } from '../courses/course.ts'
import type { Niveau } from '../membres/profil.ts'
import type { TypeParcours } from './parcours.ts'

export const TERRAIN_REFERENCE_LABELS = {
  route: 'Sur route ou piste',
  trail: 'En nature ou en trail',
} as const
export type TerrainReference = keyof typeof TERRAIN_REFERENCE_LABELS
export const TERRAINS_REFERENCE = ['route', 'trail'] as const satisfies TerrainReference[]

/**
 * VMA in km/h by level: an assumption, the middle of club tables. Predictions from it are marked as
 * rough and have a wide interval.
 */
export const NIVEAU_VMA: Readonly<Record<Niveau, number>> = {
  debutant: 11,
  intermediaire: 13.5,
  confirme: 15.5,
  expert: 18,
}
/** Standard deviation of ln(speed) among runners of the same declared level: an assumption. */
export const NIVEAU_DISPERSION = 0.16

/**
 * Origin of the prediction interval (decision 77): validated on real finishers, extrapolated from
 * them to a shorter or flatter race, or assumed.
 */
export const SOURCES_FOURCHETTE = ['mesure', 'voisine', 'hypothese'] as const
export type SourceFourchette = (typeof SOURCES_FOURCHETTE)[number]

/** Metres per second: slower is hiking, faster is impossible. */
const SPEEDS = { least: 0.4, most: 7.2 }

export function isPlausible({ distance, temps }: { distance: number; temps: number }): boolean {
  const speed = distance / temps
  return speed >= SPEEDS.least && speed <= SPEEDS.most
}

export const SOL_PARCOURS: Readonly<
  Record<TypeParcours, 'route' | 'piste' | 'chemin' | 'sentier'>
> = {
  route: 'route',
  piste: 'piste',
  nature: 'chemin',
  marche: 'chemin',
  trail: 'sentier',
}

export const SOL_COURSE: Readonly<Record<TypeCourse, 'route' | 'chemin' | 'sentier'>> = {
  route: 'route',
  triathlon: 'route',
  relais: 'route',
  nature: 'chemin',
  cross: 'chemin',
  marche: 'chemin',
  autre: 'chemin',
  trail: 'sentier',
}

/** A cut-off less likely than this to be met triggers a warning. */
export const CHANCE_SURE = 0.8
