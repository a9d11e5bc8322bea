import type { FondTerrain } from '@foulee/contract/site/fonds'

/** Elevation tiles for the worker: `tuiles` is an absolute URL. */
export type ContourHeights = Pick<FondTerrain, 'tuiles' | 'encodage' | 'taille' | 'maxzoom'>

export type ContourQuestion =
  | { heights: ContourHeights }
  | { id: number; z: number; x: number; y: number }
  | { id: number; isAborted: true }

export type ContourAnswer = { id: number; tile: ArrayBuffer } | { id: number; failure: string }
