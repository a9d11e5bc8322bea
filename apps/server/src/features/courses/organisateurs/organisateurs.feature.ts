import * as organisateursContract from '@foulee/contract/courses/organisateurs'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { structureKind } from '#kernel/organisations/kind.ts'
import { structureManifest } from '#kernel/organisations/manifest.ts'
import { waitingStructures } from '#kernel/organisations/waiting.ts'
import { organisateursPersonal } from './organisateurs.personal.ts'
import { organisateurDetail } from './organisateurs.recherche.ts'
import { organisateursRoutes } from './organisateurs.routes.ts'
import { organisateursSitemap } from './organisateurs.sitemap.ts'
import { IS_PUBLIC, organisateurStructure } from './organisateurs.structure.ts'

export const organisateurs: Feature = {
  ...structureManifest(organisateurStructure),
  parts: [
    {
      id: 'organisateurs',
      titre: 'Organisateurs',
      routes: organisateursRoutes,
      schemas: schemasOf(organisateursContract),
    },
  ],
  personal: organisateursPersonal,
  kinds: [structureKind(organisateurStructure, IS_PUBLIC)],
  waiting: [waitingStructures('organisateur', { texte: sql`ville` })],
  sitemap: [organisateursSitemap],
  recherche: [
    {
      kind: 'organisateur',
      ids: sql`select id from organisateurs`,
      detail: organisateurDetail,
    },
  ],
}
