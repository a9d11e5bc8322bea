import * as agencesContract from '@foulee/contract/sejours/agences'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { invitesOf } from '#kernel/organisations/invites.ts'
import { invitationsAcces, sendInvitationOf } from '#kernel/organisations/inviting.ts'
import { agenceKind } from './agences.kind.ts'
import { agencesPersonal } from './agences.personal.ts'
import { agencesRoutes } from './agences.routes.ts'
import { agencesSitemap } from './agences.sitemap.ts'
import { agenceStructure } from './agences.structure.ts'
import { agencesWaiting } from './agences.waiting.ts'

export const agences: Feature = {
  parts: [
    {
      id: 'agences',
      titre: 'Agences',
      routes: agencesRoutes,
      schemas: schemasOf(agencesContract),
    },
  ],
  acces: [invitationsAcces(agenceStructure)],
  invites: invitesOf(agenceStructure),
  works: [work(agenceStructure.lien, sendInvitationOf(agenceStructure))],
  kinds: [agenceKind],
  personal: agencesPersonal,
  waiting: [agencesWaiting],
  sitemap: [agencesSitemap],
  recherche: [{ kind: 'agence', ids: sql`select id from agences` }],
}
