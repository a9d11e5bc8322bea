import * as montresContract from '@foulee/contract/parcours/montres'
import { type Feature, schemasOf } from '../../../feature.ts'
import { montresRoutes } from './montres.routes.ts'

export const montres: Feature = {
  parts: [
    {
      id: 'montres',
      titre: 'Montres',
      routes: montresRoutes,
      schemas: schemasOf(montresContract),
    },
  ],
}
