import * as blocagesContract from '@foulee/contract/membres/blocages'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { blocagesPersonal } from './blocages.personal.ts'
import { blocagesRoutes } from './blocages.routes.ts'

export const blocages: Feature = {
  parts: [
    {
      id: 'blocages',
      titre: 'Blocages',
      routes: blocagesRoutes,
      schemas: schemasOf(blocagesContract),
    },
  ],
  personal: blocagesPersonal,
}
