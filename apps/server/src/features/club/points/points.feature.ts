import * as pointsContract from '@foulee/contract/club/points'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { pointsPersonal } from './points.personal.ts'
import { pointsRoutes } from './points.routes.ts'

export const points: Feature = {
  parts: [
    {
      id: 'points',
      titre: 'Points',
      routes: pointsRoutes,
      schemas: schemasOf(pointsContract),
    },
  ],
  personal: pointsPersonal,
}
