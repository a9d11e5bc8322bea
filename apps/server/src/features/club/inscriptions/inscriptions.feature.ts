import * as inscriptionsContract from '@foulee/contract/club/inscriptions'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { inscriptionsAgenda } from './inscriptions.agenda.ts'
import { echeancesInscriptions, settleInscriptions } from './inscriptions.jobs.ts'
import { inscriptionsPersonal } from './inscriptions.personal.ts'
import { inscriptionsRoutes } from './inscriptions.routes.ts'

export const inscriptions: Feature = {
  parts: [
    {
      id: 'club-inscriptions',
      titre: 'Inscriptions aux évènements',
      routes: inscriptionsRoutes,
      schemas: schemasOf(inscriptionsContract),
    },
  ],
  works: [work(echeancesInscriptions, settleInscriptions)],
  personal: inscriptionsPersonal,
  agenda: [inscriptionsAgenda],
}
