import * as adminContract from '@foulee/contract/club/admin-evenements'
import * as evenementsContract from '@foulee/contract/club/evenements'
import * as editionContract from '@foulee/contract/club/evenements-edition'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { adminEvenementsRoutes } from './admin-evenements.routes.ts'
import { notifyRegistered } from './annonce-evenement.job.ts'
import { annonceEvenement } from './annonce-evenement.ts'
import { evenementFil } from './evenement.fil.ts'
import { evenementKind } from './evenement.kind.ts'
import { evenementsWaiting } from './evenements.moderation.ts'
import { evenementsPersonal } from './evenements.personal.ts'
import { evenementsRoutes } from './evenements.routes.ts'
import { evenementsEditionRoutes } from './evenements-edition.routes.ts'
import { sortiesDirectory } from './sorties.directory.ts'

export const evenements: Feature = {
  parts: [
    {
      id: 'evenements',
      titre: 'Évènements',
      routes: evenementsRoutes,
      schemas: schemasOf(evenementsContract),
    },
    {
      id: 'evenements-edition',
      titre: 'Création d’évènements',
      routes: evenementsEditionRoutes,
      schemas: schemasOf(editionContract),
    },
    {
      id: 'admin-evenements',
      titre: 'Back-office, évènements',
      routes: adminEvenementsRoutes,
      schemas: schemasOf(adminContract),
    },
  ],
  works: [work(annonceEvenement, notifyRegistered)],
  kinds: [evenementKind],
  fil: [evenementFil],
  personal: evenementsPersonal,
  waiting: [evenementsWaiting],
  sitemap: [
    {
      name: 'evenements',
      tags: ['evenements'],
      rows: sql`
        select id, '/evenements/' || slug as path, updated_at from evenements
        where etat >= ${ETAT.publiee}`,
    },
  ],
  directories: sortiesDirectory,
  recherche: [{ kind: 'evenement', ids: sql`select id from evenements` }],
}
