import { ApiError } from '@foulee/contract/shared/errors'
import type { ConsigneType, Moteur } from '@foulee/domain/parcours/itineraire'
import type { Position } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'

/** West, south, east, north, in degrees. */
export type Bounds = readonly [number, number, number, number]

/** Metres along the line; the sentence is French. */
export type Turn = { metres: number; type: ConsigneType; texte: string }

export type RoutedLine = {
  /** Degrees, to five decimals. */
  lon: Float64Array
  lat: Float64Array
  /** Metres, NaN where unknown; null when the engine knows no heights. */
  altitudes: Float64Array | null
  /** From, to, in metres along the line, and surface; null when the engine knows none. */
  terrains: [number, number, TypeSurface][] | null
  turns: Turn[] | null
  /** Indexes in the line of the points that it goes through, both ends included. */
  passages: number[]
}

/** `outside`: the point of that rank is not near any path of the engine. */
export type Miss = { miss: 'outside'; rank: number } | { miss: 'unreachable' }

export type RouteOptions = {
  signal?: AbortSignal
  /** Metres from a point to the path that is taken for it. */
  reach?: number
  /** Avoids paths that the line has already taken, where the engine can. */
  isLoop?: boolean
  /** As it was read for this call; otherwise it is read again. */
  state?: EngineState
}

export type EngineState = {
  bounds: Bounds | null
  /** HTML. */
  attribution: string | null
  /** Changes when its data are built anew. */
  version?: number
}

/** One way of following paths on foot. */
export type RoutingEngine = {
  name: Moteur
  has: { altitudes: boolean; terrains: boolean; consignes: boolean }
  /** Routes that a search of loops may ask of it. */
  maxSearched: number
  /** Null while it does not answer; never waits for a network. */
  state: () => Promise<EngineState | null>
  /**
   * @param points two or more
   * @throws ApiError 503 while it does not answer; the reason of `signal`
   */
  route: (points: readonly Position[], options?: RouteOptions) => Promise<RoutedLine | Miss>
  start: () => void
  stop: () => Promise<void> | void
}

/** Metres: a thumb on a map of a phone. */
export const REACH = 100

/**
 * Ends work for a caller who has left: no failure of an engine.
 * @throws ApiError that nobody reads
 */
export function stopIfLeft(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError('service_indisponible', { cause: signal.reason })
}

export const isMiss = (answer: RoutedLine | Miss): answer is Miss => 'miss' in answer
