import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { SitemapRows } from '#kernel/pages/sitemap-rows.ts'

/** Results by épreuve; those of a cancelled race are kept out of search engines. */
export const resultatsSitemap: SitemapRows = {
  name: 'resultats',
  tags: ['courses'],
  rows: sql`
    select p.id, '/courses/' || c.slug || '/epreuves/' || p.id || '/resultats' as path,
      e.envoye_le as updated_at
    from resultat_envois e join epreuves p on p.id = e.epreuves_id
    join editions d on d.id = p.editions_id
    join courses c on c.id = d.courses_id and c.etat >= ${ETAT.publiee}`,
}
