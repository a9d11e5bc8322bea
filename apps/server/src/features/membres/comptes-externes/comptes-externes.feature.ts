import * as comptesExternesContract from '@foulee/contract/membres/comptes-externes'
import { type Feature, schemasOf } from '../../../feature.ts'
import { comptesExternesPersonal } from './comptes-externes.personal.ts'
import { externalRoutes } from './comptes-externes.routes.ts'

export const comptesExternes: Feature = {
  parts: [
    {
      id: 'external',
      titre: 'Connexion par un autre service',
      routes: externalRoutes,
      schemas: schemasOf(comptesExternesContract),
    },
  ],
  personal: comptesExternesPersonal,
}
