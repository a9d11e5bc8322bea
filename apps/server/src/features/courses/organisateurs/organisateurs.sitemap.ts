import { sql } from 'drizzle-orm'
import type { SitemapRows } from '#kernel/pages/sitemap-rows.ts'

/** Organisers with a race or a future event: an empty page has no value for a search engine. */
export const organisateursSitemap: SitemapRows = {
  name: 'organisateurs',
  tags: ['courses', 'evenements'],
  rows: sql`
    select o.id, '/organisateurs/' || o.slug as path, max(c.updated_at) as updated_at
    from organisateurs o
    join course_cards k on k.organisateurs_id = o.id and k.is_visible
    join courses c on c.id = k.courses_id group by o.id
    union all
    select o.id, '/organisateurs/' || o.slug, max(e.updated_at)
    from organisateurs o join evenements e on e.organisateurs_id = o.id
    where o.verifie_le is not null and e.etat >= 100 and e.fin_le > now()
      and not exists (
        select from course_cards k where k.organisateurs_id = o.id and k.is_visible)
    group by o.id`,
}
