import { sql } from 'drizzle-orm'
import type { SitemapRows } from '../../../sitemap-rows.ts'

/** Organisers with a race that is there: a page without one says nothing to a search engine. */
export const organisateursSitemap: SitemapRows = {
  name: 'organisateurs',
  rows: sql`
    select o.id, '/organisateurs/' || o.slug as path, max(c.updated_at) as updated_at
    from organisateurs o
    join course_cards k on k.organisateurs_id = o.id and k.is_visible
    join courses c on c.id = k.courses_id group by o.id`,
}
