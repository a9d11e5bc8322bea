import type { FondTerrain } from '@foulee/contract/site/fonds'

/** Where the worker finds heights: `tuiles` is a whole address. */
export type ContourHeights = Pick<FondTerrain, 'tuiles' | 'encodage' | 'taille' | 'maxzoom'>

/** What the page asks of the worker that draws lines of the same height. */
export type ContourQuestion =
  | { heights: ContourHeights }
  | { id: number; z: number; x: number; y: number }
  | { id: number; isAborted: true }

/** A vector tile, or why there is none. */
export type ContourAnswer = { id: number; tile: ArrayBuffer } | { id: number; failure: string }
