import type { ListTag } from '@foulee/db/changes'
import type { Db } from '@foulee/db/connect'

export type FeedEntry = {
  /** Kind and id form the permanent entry id, whatever the title becomes. */
  kind: string
  id: number
  titre: string
  /** Path of its page, from its slash. */
  path: string
  /** Plain text, in one or two sentences. */
  resume: string
  auteur: string
  /** ISO instants. */
  publie_le: string
  updated_at: string
}

/** Atom feed of one page of the site. */
export type Feed = {
  titre: string
  sous_titre: string
  /** Path of the page, from its slash. */
  page: string
  /** Newest first, at most `MAX_ENTRIES`. */
  entries: FeedEntry[]
}

/** Enough for feed readers, which poll often. */
export const MAX_ENTRIES = 50

export type FeedSource = {
  /** Route pattern: `/calendrier/:departement/flux.atom`. */
  path: string
  /** Cache tags; without them the feed is read on each request. */
  tags?: readonly ListTag[]
  /** Null when the feed does not exist. */
  read: (db: Db, asked: { params: Record<string, string>; now: Date }) => Promise<Feed | null>
}
