import * as montresContract from '@foulee/contract/parcours/montres'
import { type Feature, schemasOf } from '../../../feature.ts'
import { montresPersonal } from './montres.personal.ts'
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
  personal: montresPersonal,
  directories: async () => ['/montres'],
}
