import type { Tour } from '@foulee/domain/entrainement/deroule'
import type { ConsigneType } from '@foulee/domain/parcours/itineraire'
import type { Meteo } from '@foulee/domain/parcours/meteo'
import type { Sport } from '@foulee/domain/shared/sport'
import type { Sensors } from './sensors.ts'

/**
 * Common track model of all readers and writers. Typed columns: a million points take 32 MB, and
 * measures are numeric loops.
 */
export type Track = {
  name: string | null
  description: string | null
  /** Uninterrupted recordings. Nothing is measured across segments. */
  segments: readonly Segment[]
  waypoints: readonly Waypoint[]
  /** In order along the line; absent where no engine told them. */
  turns?: readonly TrackTurn[]
  /** Laps in time order; absent if not in the file. */
  tours?: readonly Tour[]
  /** Unix milliseconds of each lap; only beside `sensors`. */
  tourDebuts?: readonly number[]
  /** Only when the reader was asked for them, for the owner of an outing (produit 9.25). */
  sensors?: Sensors | null
  /** Weather that the device got; only beside `sensors`. */
  meteo?: Meteo
  legs?: readonly Track[]
  /** An activity without positions, such as on a treadmill: no segments. Only for who takes one. */
  indoor?: Indoor
  source: Source
}

/** Unix milliseconds, seconds, metres. */
export type Indoor = { debut: number; duree: number; duree_mouvement: number; distance: number }

export type Segment = {
  /** Degrees, WGS 84, always finite: readers drop invalid positions. */
  lon: Float64Array
  lat: Float64Array
  /** Metres; NaN if unknown. */
  ele: Float64Array
  /** Unix milliseconds; NaN if unknown. */
  time: Float64Array
}

export type Waypoint = {
  lon: number
  lat: number
  ele: number | null
  name: string | null
  description: string | null
  type: string | null
}

/** Turn on a line, in metres from the start of its segment; the sentence is French. */
export type TrackTurn = {
  segment: number
  metres: number
  lon: number
  lat: number
  type: ConsigneType
  text: string
}

/** Origin of a track. Data of the device are never read, for privacy. */
export type Source = {
  format: 'gpx' | 'tcx' | 'fit'
  creator: string | null
  kind: 'activite' | 'parcours'
  /** First sport of several; null if unknown. */
  sport: Sport | null
  dropped: number
  /** Other points removed (produit 9.15); absent if none. */
  cleaned?: Cleaned
  /** Kinds of sensors in the file, of `SENSORS`; absent if none. Their values are not read. */
  capteurs?: number
}

export type Cleaned = { planned: number; repeated: number; jumps: number; spikes: number }

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

/** Unusable file; the message is French, for runners. */
export class TraceError extends Error {
  override name = 'TraceError'
  readonly code: TraceErrorCode

  constructor(code: TraceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export const countPoints = (track: Pick<Track, 'segments'>): number =>
  track.segments.reduce((sum, { lon }) => sum + lon.length, 0)
