import * as monPalmaresContract from '@foulee/contract/courses/mon-palmares'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { monPalmaresPersonal } from './mon-palmares.personal.ts'
import { monPalmaresRoutes } from './mon-palmares.routes.ts'

export const monPalmares: Feature = {
  parts: [
    {
      id: 'palmares',
      titre: 'Palmarès',
      routes: monPalmaresRoutes,
      schemas: schemasOf(monPalmaresContract),
    },
  ],
  personal: monPalmaresPersonal,
}
