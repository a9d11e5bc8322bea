import * as programmationContract from '@foulee/contract/entrainement/programmation'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { programmationRoutes } from './programmation.routes.ts'

export const programmation: Feature = {
  parts: [
    {
      id: 'programmation',
      titre: 'Suivre un plan',
      routes: programmationRoutes,
      schemas: schemasOf(programmationContract),
    },
  ],
}
