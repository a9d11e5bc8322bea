import * as voyagesContract from '@foulee/contract/sejours/voyages'
import { type Feature, schemasOf } from '../../../feature.ts'
import { voyageKind } from './voyage.kind.ts'
import { voyagesRoutes } from './voyages.routes.ts'

export const voyages: Feature = {
  parts: [
    {
      id: 'voyages',
      titre: 'Séjours',
      routes: voyagesRoutes,
      schemas: schemasOf(voyagesContract),
    },
  ],
  kinds: [voyageKind],
}
