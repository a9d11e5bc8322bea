import * as audienceContract from '@foulee/contract/site/audience'
import * as chiffresContract from '@foulee/contract/site/audience-chiffres'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { audiencePersonal } from './audience.personal.ts'
import { audienceRoutes } from './audience.routes.ts'
import { audienceChiffresRoutes } from './audience-chiffres.routes.ts'

export const audience: Feature = {
  parts: [
    {
      id: 'audience',
      titre: 'Mesure d’audience',
      routes: audienceRoutes,
      schemas: schemasOf(audienceContract),
    },
    {
      id: 'admin-audience',
      titre: 'Back-office, audience',
      routes: audienceChiffresRoutes,
      schemas: schemasOf(chiffresContract),
    },
  ],
  personal: audiencePersonal,
}
