import * as fluxContract from '@foulee/contract/echanges/flux'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { fluxPersonal } from './flux.personal.ts'
import { fluxRoutes } from './flux.routes.ts'

export const flux: Feature = {
  parts: [
    {
      id: 'flux',
      titre: 'Flux',
      routes: fluxRoutes,
      schemas: schemasOf(fluxContract),
    },
  ],
  personal: fluxPersonal,
}
