import * as comptesExternesContract from '@foulee/contract/membres/comptes-externes'
import { externalFlows, comptesExternes as table } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
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
  acces: [
    {
      nom: 'comptes_externes',
      cut: async (tx, users_id) => {
        await tx.delete(table).where(eq(table.users_id, users_id))
        // A pending link would complete a moment later.
        await tx.delete(externalFlows).where(eq(externalFlows.users_id, users_id))
      },
    },
  ],
  personal: comptesExternesPersonal,
}
