import * as jambesContract from '@foulee/contract/sejours/jambes'
import * as voyagesContract from '@foulee/contract/sejours/voyages'
import * as voyagesCarteContract from '@foulee/contract/sejours/voyages-carte'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { visiblePages } from '#kernel/pages/sitemap-rows.ts'
import { destinationsDirectory } from './destinations.directory.ts'
import { voyageFil } from './voyage.fil.ts'
import { voyageKind } from './voyage.kind.ts'
import { voyagesRoutes } from './voyages.routes.ts'
import { voyagesCarteRoutes } from './voyages-carte.routes.ts'
import { voyagesJambesRoutes } from './voyages-jambes.routes.ts'

export const voyages: Feature = {
  parts: [
    {
      id: 'voyages',
      titre: 'Séjours',
      routes: voyagesRoutes,
      schemas: schemasOf(voyagesContract),
    },
    {
      id: 'voyages-carte',
      titre: 'Carte des séjours',
      routes: voyagesCarteRoutes,
      schemas: schemasOf(voyagesCarteContract),
    },
    {
      id: 'voyages-jambes',
      titre: 'Séjours pour mes jambes',
      routes: voyagesJambesRoutes,
      schemas: schemasOf(jambesContract),
    },
  ],
  kinds: [voyageKind],
  fil: [voyageFil],
  sitemap: [
    {
      name: 'sejours',
      tags: ['voyages'],
      rows: visiblePages('/sejours/', {
        cards: 'voyage_cards',
        table: 'voyages',
        key: 'voyages_id',
      }),
    },
  ],
  directories: destinationsDirectory,
  recherche: [{ kind: 'voyage', ids: sql`select voyages_id as id from voyage_cards` }],
}
