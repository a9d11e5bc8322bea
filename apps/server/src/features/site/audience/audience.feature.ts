import * as audienceContract from '@foulee/contract/site/audience'
import { type Feature, schemasOf } from '../../../feature.ts'
import { audiencePersonal } from './audience.personal.ts'
import { audienceRoutes } from './audience.routes.ts'

export const audience: Feature = {
  parts: [
    {
      id: 'audience',
      titre: 'Mesure d’audience',
      routes: audienceRoutes,
      schemas: schemasOf(audienceContract),
    },
  ],
  personal: audiencePersonal,
}
