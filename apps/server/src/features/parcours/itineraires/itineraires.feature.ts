import * as itinerairesContract from '@foulee/contract/parcours/itineraires'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { itinerairesRoutes } from './itineraires.routes.ts'
import { queueReseau, rebuildReseau, reseauParcours } from './reseau.job.ts'

export const itineraires: Feature = {
  parts: [
    {
      id: 'itineraires',
      titre: 'Itinéraires et boucles',
      routes: itinerairesRoutes,
      schemas: schemasOf(itinerairesContract),
    },
  ],
  works: [work(reseauParcours, rebuildReseau, queueReseau)],
}
