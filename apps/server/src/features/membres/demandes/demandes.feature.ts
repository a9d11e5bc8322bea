import * as demandesContract from '@foulee/contract/membres/demandes'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { demandesWaiting } from './demandes.moderation.ts'
import { demandesPersonal } from './demandes.personal.ts'
import { demandesRoutes } from './demandes.routes.ts'

export const demandes: Feature = {
  parts: [
    {
      id: 'demandes',
      titre: 'Coachs et clubs',
      routes: demandesRoutes,
      schemas: schemasOf(demandesContract),
    },
  ],
  personal: demandesPersonal,
  directories: async () => ['/inscription/club-et-coach'],
  waiting: [demandesWaiting],
}
