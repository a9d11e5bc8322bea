import type { Forme, TypeParcours } from '@foulee/domain/parcours/parcours'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import type { CastName } from '../cast.ts'

export type DemoParcours = {
  titre: string
  lieu: readonly [ville: string, departement: string]
  type: TypeParcours
  forme: Forme
  /** Metres. */
  distance: number
  denivele: number
  passages: string
  surfaces: readonly (readonly [TypeSurface, number])[]
  description: string
  auteur?: CastName
  saison?: readonly number[]
  masque?: number
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
