import * as agencesContract from '@foulee/contract/sejours/agences'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { structureManifest } from '#kernel/organisations/manifest.ts'
import { waitingStructures } from '#kernel/organisations/waiting.ts'
import { agenceKind } from './agences.kind.ts'
import { agencesPersonal } from './agences.personal.ts'
import { agencesRoutes } from './agences.routes.ts'
import { agencesSitemap } from './agences.sitemap.ts'
import { agenceStructure } from './agences.structure.ts'
import { WAITS } from './agences.verification.ts'

export const agences: Feature = {
  ...structureManifest(agenceStructure),
  parts: [
    {
      id: 'agences',
      titre: 'Agences',
      routes: agencesRoutes,
      schemas: schemasOf(agencesContract),
    },
  ],
  kinds: [agenceKind],
  personal: agencesPersonal,
  waiting: [
    waitingStructures('agence', {
      texte: sql`concat_ws(', ', immatriculation, ville)`,
      depuis: 'updated_at',
      waits: WAITS,
    }),
  ],
  sitemap: [agencesSitemap],
  recherche: [{ kind: 'agence', ids: sql`select id from agences` }],
}
