import * as regieContract from '@foulee/contract/echanges/regie'
import * as adminContract from '@foulee/contract/echanges/regie-admin'
import { actualitesSite, misesEnAvant, videos } from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { actualitesFeed } from './actualites.feed.ts'
import { actualitesProgrammees, publishDueActualites } from './actualites.job.ts'
import { regieRoutes } from './regie.routes.ts'
import { regieAdminRoutes } from './regie-admin.routes.ts'

export const regie: Feature = {
  parts: [
    {
      id: 'regie',
      titre: 'À la une',
      routes: regieRoutes,
      schemas: schemasOf(regieContract),
    },
    {
      id: 'admin-regie',
      titre: 'Back-office\u00a0: à la une',
      routes: regieAdminRoutes,
      schemas: schemasOf(adminContract),
    },
  ],
  works: [work(actualitesProgrammees, publishDueActualites)],
  // Texts of the staff belong to the site: they stay, and the journal names the author.
  personal: {
    signed: [misesEnAvant.created_by, actualitesSite.created_by, videos.created_by],
  },
  sitemap: [
    {
      name: 'actualites',
      rows: sql`select id, '/actualites/'::text || slug as path,
        coalesce(updated_at, publie_le) as updated_at
        from actualites_site where publie_le <= now()`,
    },
  ],
  feeds: [actualitesFeed],
  directories: async (db, _today) => {
    const { rows } = await db.execute(
      sql`select from actualites_site where publie_le <= now() limit 1`,
    )
    return rows.length ? ['/actualites'] : []
  },
}
