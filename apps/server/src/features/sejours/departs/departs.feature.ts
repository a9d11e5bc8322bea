import * as departsContract from '@foulee/contract/sejours/departs'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { notifyTravellers } from './announce-depart.job.ts'
import { annonceDepart } from './announce-depart.ts'
import { departCanal } from './depart.canal.ts'
import { departsRoutes } from './departs.routes.ts'

export const departs: Feature = {
  parts: [
    {
      id: 'sejours-departs',
      titre: 'Départs de séjours',
      routes: departsRoutes,
      schemas: schemasOf(departsContract),
    },
  ],
  works: [work(annonceDepart, notifyTravellers)],
  channelKinds: [departCanal],
}
