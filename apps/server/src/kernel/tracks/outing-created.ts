import type { Tx } from '@foulee/db/connect'
import type { Sport } from '@foulee/domain/shared/sport'

/** A new activity. Seconds and metres; day in Paris. */
export type CreatedOuting = {
  id: number
  users_id: number
  jour: string | null
  sport: Sport
  duree: number | null
  distance: number
  now: Date
  /** One of many of the past: pays no points of today, and what counts outings is told once at the end. */
  isFromArchive?: boolean
}

export type OutingCreatedHandler = (tx: Tx, outing: CreatedOuting) => Promise<void>
