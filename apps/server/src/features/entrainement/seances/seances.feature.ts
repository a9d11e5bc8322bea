import * as seanceContract from '@foulee/contract/entrainement/seance'
import * as seancesContract from '@foulee/contract/entrainement/seances'
import * as stepContract from '@foulee/contract/entrainement/step'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { seanceKind } from './seances.kind.ts'
import { seancesListing } from './seances.liste.ts'
import { seancesWaiting } from './seances.moderation.ts'
import { seancesPersonal } from './seances.personal.ts'
import { seanceDetail } from './seances.recherche.ts'
import { seancesRoutes } from './seances.routes.ts'

export const seances: Feature = {
  parts: [
    {
      id: 'seances',
      titre: 'Séances',
      routes: seancesRoutes,
      schemas: schemasOf({ ...stepContract, ...seanceContract, ...seancesContract }),
    },
  ],
  kinds: [seanceKind, seancesListing],
  personal: seancesPersonal,
  waiting: [seancesWaiting],
  directories: async () => ['/seances-entrainement'],
  sitemap: [
    {
      name: 'seances',
      tags: ['seances'],
      rows: sql`select id, '/training/'::text || slug as path, updated_at
        from seances where etat >= ${ETAT.publiee}`,
    },
  ],
  recherche: [{ kind: 'seance', ids: sql`select id from seances`, detail: seanceDetail }],
}
