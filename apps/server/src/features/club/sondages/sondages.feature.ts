import * as sondagesContract from '@foulee/contract/club/sondages'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { sondageKind } from './sondages.kind.ts'
import { sondagesPersonal } from './sondages.personal.ts'
import { sondagesRoutes } from './sondages.routes.ts'

export const sondages: Feature = {
  parts: [
    {
      id: 'sondages',
      titre: 'Sondages',
      routes: sondagesRoutes,
      schemas: schemasOf(sondagesContract),
    },
  ],
  kinds: [sondageKind],
  personal: sondagesPersonal,
  sitemap: [
    {
      name: 'sondages',
      rows: sql`select id, '/sondages/'::text || slug as path, updated_at
        from sondages where etat = 'publie' and debut <= now() and fin > now()`,
    },
  ],
}
