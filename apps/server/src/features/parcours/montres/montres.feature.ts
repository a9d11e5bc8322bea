import * as montresContract from '@foulee/contract/parcours/montres'
import { externalFlows, montres as table } from '@foulee/db/schema'
import { and, eq, like } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { montresPersonal } from './montres.personal.ts'
import { montresRoutes } from './montres.routes.ts'

export const montres: Feature = {
  parts: [
    {
      id: 'montres',
      titre: 'Montres',
      routes: montresRoutes,
      schemas: schemasOf(montresContract),
    },
  ],
  acces: [
    {
      nom: 'montres',
      cut: async (tx, users_id) => {
        await tx.delete(table).where(eq(table.users_id, users_id))
        const isOnItsWay = like(externalFlows.third, 'montre-%')
        await tx.delete(externalFlows).where(and(eq(externalFlows.users_id, users_id), isOnItsWay))
      },
    },
  ],
  personal: montresPersonal,
  directories: async () => ['/montres'],
}
