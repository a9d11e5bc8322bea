import * as bilanContract from '@foulee/contract/parcours/bilan'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { bilanRoutes } from './bilan.routes.ts'

export const bilan: Feature = {
  parts: [
    {
      id: 'bilan',
      titre: 'Bilan d’une course',
      routes: bilanRoutes,
      schemas: schemasOf(bilanContract),
    },
  ],
}
