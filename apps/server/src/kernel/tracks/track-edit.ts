import type { Source, Waypoint } from '@foulee/trace/track'

/** How a track is cut and turned: metres along it. */
export type TraceEdit = { debut: number; fin: number; isReversed: boolean }

/** What a file says beside its line. */
export type FileFacts = Pick<Source, 'format' | 'kind' | 'sport' | 'cleaned'> & {
  name: string | null
  waypoints: (Pick<Waypoint, 'name' | 'description' | 'type'> & { metres: number })[]
  /** Milliseconds since 1970, seconds; null when it has no times. */
  times: { debut: number; duree: number; duree_mouvement: number } | null
  /** Seconds in motion on what the hidden ends leave; null when it has no times, or nothing is left. */
  duree_montree: number | null
}
