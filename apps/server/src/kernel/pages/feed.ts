import type { ListTag } from '@foulee/db/changes'
import type { Db } from '@foulee/db/connect'

/** One piece of news in a feed. */
export type FeedEntry = {
  /** What kind of thing it is, and its number: its name in feeds for ever, whatever its title becomes. */
  kind: string
  id: number
  titre: string
  /** The address of its page, from its slash. */
  path: string
  /** Plain text, in one or two sentences. */
  resume: string
  auteur: string
  /** When it came out, and when it last changed, as ISO instants. */
  publie_le: string
  updated_at: string
}

/** What is told to whoever follows one page of the site with a reader of their own. */
export type Feed = {
  titre: string
  sous_titre: string
  /** The address of the page that it is about, from its slash. */
  page: string
  /** The newest first, and no more than `MAX_ENTRIES`. */
  entries: FeedEntry[]
}

/** How many entries a feed holds: a reader asks often enough to miss none. */
export const MAX_ENTRIES = 50

/** The feeds of one address of the site. */
export type FeedSource = {
  /** Its address, with the names of its parts: `/calendrier/:departement/flux.atom`. */
  path: string
  /** What it depends on; without it, it is read each time. */
  tags?: readonly ListTag[]
  /** Null where there is no such feed. */
  read: (db: Db, asked: { params: Record<string, string>; now: Date }) => Promise<Feed | null>
}
