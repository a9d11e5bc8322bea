import * as pagesContract from '@foulee/contract/site/pages'
import * as adminContract from '@foulee/contract/site/pages-admin'
import { pageRedirections, pages as pagesTable, pageVersions } from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { invalidateDuePages, pagesAHeure } from './pages.job.ts'
import { isFree } from './pages.queries.ts'
import { pagesRecherche } from './pages.recherche.ts'
import { pagesRoutes } from './pages.routes.ts'
import { pagesAdminRoutes } from './pages-admin.routes.ts'

export const pages: Feature = {
  parts: [
    {
      id: 'pages',
      titre: 'Pages du site',
      routes: pagesRoutes,
      schemas: schemasOf(pagesContract),
    },
    {
      id: 'admin-pages',
      titre: 'Back-office\u00a0: pages',
      routes: pagesAdminRoutes,
      schemas: schemasOf(adminContract),
    },
  ],
  works: [work(pagesAHeure, invalidateDuePages)],
  // Texts of the staff belong to the site: they stay, and the journal names the author.
  personal: {
    signed: [pagesTable.created_by, pageVersions.users_id, pageRedirections.created_by],
  },
  recherche: [pagesRecherche],
  // Landing pages outside the other contexts (produit 14.20).
  directories: async () => ['/lancement', '/club-et-coach'],
  sitemap: [
    {
      name: 'pages',
      tags: ['pages'],
      rows: sql`select id, chemin as path, updated_at from pages
        where chemin is not null and est_publiee and ${isFree}
          and (publie_du is null or publie_du <= now())
          and (publie_au is null or publie_au > now())`,
    },
  ],
}
