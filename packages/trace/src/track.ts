import type { Tour } from '@foulee/domain/entrainement/deroule'
import type { Sport } from '@foulee/domain/shared/sport'

/**
 * A track as every reader gives it and every writer takes it. Columns instead of objects: a million
 * points take 32 MB, and the measures are loops over numbers.
 */
export type Track = {
  name: string | null
  description: string | null
  /** What was recorded without a break. Nothing is ever measured from one segment to the next. */
  segments: readonly Segment[]
  waypoints: readonly Waypoint[]
  /** How the watch cut an outing, in the order of time; missing where the file does not say. */
  tours?: readonly Tour[]
  /** Legs of several sports, in the order of time; missing where the file knows of one alone. */
  legs?: readonly Track[]
  source: Source
}

/** Side by side, one entry per point, in the order of the file. */
export type Segment = {
  /** Degrees, WGS 84, always finite: points without a usable position are dropped by the reader. */
  lon: Float64Array
  lat: Float64Array
  /** Metres; NaN where the file says nothing. */
  ele: Float64Array
  /** Milliseconds since 1970; NaN where the file says nothing usable. */
  time: Float64Array
}

export type Waypoint = {
  lon: number
  lat: number
  ele: number | null
  name: string | null
  description: string | null
  /** The symbol or type, as the file writes it. */
  type: string | null
}

/** Where a track comes from. Heart rate and device data are never read: they are nobody's business. */
export type Source = {
  format: 'gpx' | 'tcx' | 'fit'
  /** The program that wrote the file, as it names itself. */
  creator: string | null
  /** Something done, or something to do. */
  kind: 'activite' | 'parcours'
  /** What was done, or is to be done; of several sports the first, null when the file does not tell. */
  sport: Sport | null
  /** Points that were dropped because they had no usable position. */
  dropped: number
  /** Other points that were left out (produit 9.15); missing when none were. */
  cleaned?: Cleaned
}

/** Points of a line that was never run, of a time recorded twice, far off the line; altitudes far off. */
export type Cleaned = { planned: number; repeated: number; jumps: number; spikes: number }

/** Why a file gives no track. */
export type TraceErrorCode =
  | 'fichier_vide'
  | 'format_inconnu'
  | 'fichier_illisible'
  | 'fichier_tronque'
  | 'entite_refusee'
  | 'sans_trace'
  | 'trop_peu_de_points'
  | 'trop_de_points'
  | 'fichier_trop_gros'

/** A file that cannot be used; the message says where and what, to a runner and in French. */
export class TraceError extends Error {
  override name = 'TraceError'
  readonly code: TraceErrorCode

  constructor(code: TraceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** How many points a track has. */
export const countPoints = (track: Pick<Track, 'segments'>): number =>
  track.segments.reduce((sum, { lon }) => sum + lon.length, 0)
