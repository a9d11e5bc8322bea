import { sql } from 'drizzle-orm'
import type { SitemapRows } from '#kernel/pages/sitemap-rows.ts'

/** Agencies with a visible stay: an empty page has no value for a search engine. */
export const agencesSitemap: SitemapRows = {
  name: 'agences',
  tags: ['voyages'],
  rows: sql`
    select a.id, '/agences/' || a.slug as path, max(v.updated_at) as updated_at
    from agences a
    join voyage_cards k on k.agences_id = a.id and k.is_visible
    join voyages v on v.id = k.voyages_id group by a.id`,
}
