import * as sessionContract from '@foulee/contract/membres/session'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { sessionPersonal } from './session.personal.ts'
import { sessionRoutes } from './session.routes.ts'

export const session: Feature = {
  parts: [
    {
      id: 'session',
      titre: 'Compte et session',
      routes: sessionRoutes,
      schemas: schemasOf(sessionContract),
    },
  ],
  personal: sessionPersonal,
  directories: async () => ['/inscription'],
}
