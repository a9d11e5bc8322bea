import * as planContract from '@foulee/contract/entrainement/plan'
import * as plansContract from '@foulee/contract/entrainement/plans'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { planCanal } from './plan.canal.ts'
import { plansDirectory } from './plans.directory.ts'
import { planFil } from './plans.fil.ts'
import { planKind } from './plans.kind.ts'
import { plansWaiting } from './plans.moderation.ts'
import { plansPersonal } from './plans.personal.ts'
import { plansRoutes } from './plans.routes.ts'

export const plans: Feature = {
  parts: [
    {
      id: 'plans',
      titre: 'Plans d’entraînement',
      routes: plansRoutes,
      schemas: schemasOf({ ...planContract, ...plansContract }),
    },
  ],
  kinds: [planKind],
  fil: [planFil],
  personal: plansPersonal,
  waiting: [plansWaiting],
  sitemap: [
    {
      name: 'plans',
      tags: ['plans'],
      rows: sql`select id, '/training/plans/'::text || slug as path, updated_at
        from plans where etat >= ${ETAT.publiee}`,
    },
  ],
  directories: plansDirectory,
  channelKinds: [planCanal],
  recherche: [{ kind: 'plan', ids: sql`select id from plans` }],
}
