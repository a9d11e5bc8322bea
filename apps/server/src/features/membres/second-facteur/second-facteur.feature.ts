import * as secondFacteurContract from '@foulee/contract/membres/second-facteur'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { secondFacteurPersonal } from './second-facteur.personal.ts'
import { secondFacteurRoutes } from './second-facteur.routes.ts'

export const secondFacteur: Feature = {
  parts: [
    {
      id: 'second-facteur',
      titre: 'Second facteur',
      routes: secondFacteurRoutes,
      schemas: schemasOf(secondFacteurContract),
    },
  ],
  personal: secondFacteurPersonal,
}
