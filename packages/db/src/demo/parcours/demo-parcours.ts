import type { Forme, TypeParcours } from '@foulee/domain/parcours/parcours'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import type { CastName } from '../cast.ts'

/** A route of the demo world, as its line in `list.ts` tells it. */
export type DemoParcours = {
  titre: string
  /** Where it starts: commune, department. */
  lieu: readonly [ville: string, departement: string]
  type: TypeParcours
  forme: Forme
  /** Metres along, metres up. */
  distance: number
  denivele: number
  /** The places that it goes through, as `readPassages` reads them. */
  passages: string
  /** What one runs on, in order, with its share of the way. */
  surfaces: readonly (readonly [TypeSurface, number])[]
  description: string
  auteur?: CastName
  saison?: readonly number[]
  /** Metres around the start that are not shown. */
  masque?: number
  /** Kilometre of a place, its type and its name. */
  points?: readonly (readonly [
    km: number,
    type: 'eau' | 'vue' | 'sommet' | 'danger' | 'refuge',
    nom: string,
  ])[]
  etat?: 'brouillon' | 'validation'
}

export const SENTIER = [['path', 1]] as const
export const FORET = [
  ['track', 0.55],
  ['path', 0.45],
] as const
export const MONTAGNE = [
  ['road', 0.04],
  ['track', 0.2],
  ['path', 0.56],
  ['rock', 0.2],
] as const
export const VILLE = [
  ['asphalt', 0.7],
  ['paving_stones', 0.1],
  ['compacted', 0.2],
] as const
export const ROUTE = [['asphalt', 1]] as const
export const BERGES = [
  ['asphalt', 0.3],
  ['compacted', 0.7],
] as const
export const LITTORAL = [
  ['path', 0.7],
  ['sand', 0.1],
  ['rock', 0.08],
  ['asphalt', 0.12],
] as const
