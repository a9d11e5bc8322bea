import type { Tx } from '@foulee/db/connect'
import type { Sport } from '@foulee/domain/shared/sport'

/** A new activity. Seconds and metres; day in Paris. */
export type NewOuting = {
  id: number
  users_id: number
  jour: string | null
  sport: Sport
  duree: number | null
  distance: number
  now: Date
}

export type OutingListener = (tx: Tx, outing: NewOuting) => Promise<void>
