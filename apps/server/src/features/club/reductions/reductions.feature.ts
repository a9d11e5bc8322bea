import * as reductionsContract from '@foulee/contract/club/reductions'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { reductionsWaiting } from './reductions.moderation.ts'
import { reductionsPersonal } from './reductions.personal.ts'
import { reductionsRoutes } from './reductions.routes.ts'

export const reductions: Feature = {
  parts: [
    {
      id: 'reductions',
      titre: 'Réductions',
      routes: reductionsRoutes,
      schemas: schemasOf(reductionsContract),
    },
  ],
  personal: reductionsPersonal,
  waiting: [reductionsWaiting],
}
