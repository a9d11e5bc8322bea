import * as entrainementContract from '@foulee/contract/entrainement/entrainement'
import * as entrainementsContract from '@foulee/contract/entrainement/entrainements'
import * as etapesContract from '@foulee/contract/entrainement/etapes'
import { entrainementGestes, pauses, entrainements as table } from '@foulee/db/schema'
import { annonceEntrainement, tellTrainings } from '#features/entrainement/annonces/annonces.job.ts'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { work } from '#kernel/jobs/work.ts'
import { entrainementsAgenda } from './entrainements.agenda.ts'
import { entrainementsRoutes } from './entrainements.routes.ts'
import { matchOuting } from './rapprochement.ts'

export const entrainements: Feature = {
  parts: [
    {
      id: 'entrainements',
      titre: 'Entraînements',
      routes: entrainementsRoutes,
      schemas: schemasOf({ ...entrainementContract, ...entrainementsContract, ...etapesContract }),
    },
  ],
  works: [work(annonceEntrainement, tellTrainings)],
  agenda: [entrainementsAgenda],
  onOuting: matchOuting,
  personal: {
    owned: [table.users_id, entrainementGestes.users_id, pauses.users_id],
    signed: [table.auteur_id, entrainementGestes.auteur_id],
    collect: [
      {
        name: 'entrainements',
        contenu: 'vos entraînements, ce qui était prévu et ce que vous en avez dit',
        find: rowsOf(table.users_id),
      },
      {
        name: 'changements-d-agenda',
        contenu: 'ce qui a été changé à votre agenda, et pourquoi',
        find: rowsOf(entrainementGestes.users_id),
      },
      {
        name: 'pauses',
        contenu: 'vos pauses d’entraînement',
        find: rowsOf(pauses.users_id),
      },
    ],
  },
}
