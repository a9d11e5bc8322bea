import { actualitesSite } from '@foulee/db/schema'
import { desc, lte } from 'drizzle-orm'
import { shortenText } from '#kernel/content/clean-html.ts'
import { type FeedSource, MAX_ENTRIES } from '#kernel/pages/feed.ts'
import { toIso } from '#platform/db/dates.ts'

type Row = typeof actualitesSite.$inferSelect

/** No event marks the date of scheduled news: the feed is read afresh each time. */
export const actualitesFeed: FeedSource = {
  path: '/actualites/flux.atom',
  async read(db, { now }) {
    const { publie_le, id } = actualitesSite
    const rows = await db
      .select()
      .from(actualitesSite)
      .where(lte(publie_le, now.toISOString()))
      .orderBy(desc(publie_le), desc(id))
      .limit(MAX_ENTRIES)
    return {
      titre: 'Foulée\u00a0: les actualités',
      sous_titre: 'Ce qui change sur Foulée, et ce qui arrive.',
      page: '/actualites',
      entries: rows.map(presentEntry),
    }
  },
}

function presentEntry({ id, slug, titre, texte, publie_le, updated_at, created_at }: Row) {
  const published = toIso(publie_le ?? created_at)
  const changed = toIso(updated_at ?? created_at)
  return {
    kind: 'actualite',
    id,
    titre,
    path: `/actualites/${slug}`,
    resume: shortenText(texte),
    auteur: 'L’équipe de Foulée',
    publie_le: published,
    // It may have been written long before its publication.
    updated_at: changed > published ? changed : published,
  }
}
