import type { Tx } from '@foulee/db/connect'
import type { Sport } from '@foulee/domain/shared/sport'

/** An outing that a member just gave, as others may recognise it. Seconds and metres; a day of Paris. */
export type NewOuting = {
  id: number
  users_id: number
  jour: string | null
  sport: Sport
  duree: number | null
  distance: number
  now: Date
}

/** What a feature does about a new outing, in the transaction that keeps it. */
export type OutingListener = (tx: Tx, outing: NewOuting) => Promise<void>
