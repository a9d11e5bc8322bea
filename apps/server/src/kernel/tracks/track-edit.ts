import type { Source, Waypoint } from '@foulee/trace/track'

export type TraceEdit = { debut: number; fin: number; isReversed: boolean }

export type FileFacts = Pick<Source, 'format' | 'kind' | 'sport' | 'cleaned' | 'capteurs'> & {
  name: string | null
  waypoints: (Pick<Waypoint, 'name' | 'description' | 'type'> & { metres: number })[]
  /** Milliseconds since 1970, then seconds; null for a file without times. */
  times: { debut: number; duree: number; duree_mouvement: number } | null
  /** Moving seconds outside the hidden ends; null without times, or when nothing is left. */
  duree_montree: number | null
}
