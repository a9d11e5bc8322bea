import * as organisateursContract from '@foulee/contract/courses/organisateurs'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { invitesOf } from '#kernel/organisations/invites.ts'
import { invitationsAcces, sendInvitationOf } from '#kernel/organisations/inviting.ts'
import { organisateurKind } from './organisateur.kind.ts'
import { organisateursPersonal } from './organisateurs.personal.ts'
import { organisateurDetail } from './organisateurs.recherche.ts'
import { organisateursRoutes } from './organisateurs.routes.ts'
import { organisateursSitemap } from './organisateurs.sitemap.ts'
import { organisateurStructure } from './organisateurs.structure.ts'
import { organisateursWaiting } from './organisateurs.waiting.ts'

export const organisateurs: Feature = {
  parts: [
    {
      id: 'organisateurs',
      titre: 'Organisateurs',
      routes: organisateursRoutes,
      schemas: schemasOf(organisateursContract),
    },
  ],
  acces: [invitationsAcces(organisateurStructure)],
  invites: invitesOf(organisateurStructure),
  works: [work(organisateurStructure.lien, sendInvitationOf(organisateurStructure))],
  personal: organisateursPersonal,
  kinds: [organisateurKind],
  waiting: [organisateursWaiting],
  sitemap: [organisateursSitemap],
  recherche: [
    {
      kind: 'organisateur',
      ids: sql`select id from organisateurs`,
      detail: organisateurDetail,
    },
  ],
}
