import type { Db } from '@foulee/db/connect'
import type { ListTag } from '@foulee/db/invalidation'

export type FeedEntry = {
  /** Kind and id form the permanent entry id, whatever the title becomes. */
  kind: string
  id: number
  titre: string
  path: string
  /** Plain text, in one or two sentences. */
  resume: string
  auteur: string
  publie_le: string
  updated_at: string
}

export type Feed = {
  titre: string
  sous_titre: string
  page: string
  entries: FeedEntry[]
}

export const MAX_ENTRIES = 50

export type FeedSource = {
  /** Route pattern: `/calendrier/:departement/flux.atom`. */
  path: string
  /** Cache tags; without them the feed is read on each request. */
  tags?: readonly ListTag[]
  read: (db: Db, request: { params: Record<string, string>; now: Date }) => Promise<Feed | null>
}
