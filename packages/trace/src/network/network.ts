import type { TypeSurface } from '@foulee/domain/shared/surface'

/** Way between two junctions, in the direction from `from` to `to`. */
export type NetworkEdge = {
  from: number
  to: number
  lon: Float64Array
  lat: Float64Array
  /** Metres; NaN where unknown. */
  ele: Float64Array
  /** Metres. */
  length: number
  /** Routes that run along it. */
  routes: number
  /** From, to, in metres along the edge; gaps are unknown. */
  terrains: [number, number, TypeSurface][]
}

/** From a recorded point to a next one, before ways are contracted. */
export type Link = {
  to: number
  length: number
  /** Routes along it, of which the last is kept to count each once. */
  routes: number
  last: number
  surface: TypeSurface | null
}

/** Junctions and dead ends are numbered; the numbers need not be contiguous. */
export type Network = { edges: NetworkEdge[] }

/** A route to add: uninterrupted pieces. */
export type NetworkRoute = { pieces: readonly NetworkPiece[] }
export type NetworkPiece = {
  lon: Float64Array
  lat: Float64Array
  ele: Float64Array
  /** Surface after each point; null if unknown. */
  surfaces: readonly (TypeSurface | null)[]
}
