import * as contributionContract from '@foulee/contract/courses/contribution'
import { type Feature, schemasOf } from '../../../feature.ts'
import { coursesEditionRoutes } from './contribution.routes.ts'

export const contribution: Feature = {
  parts: [
    {
      id: 'courses-edition',
      titre: 'Création de courses',
      routes: coursesEditionRoutes,
      schemas: schemasOf(contributionContract),
    },
  ],
}
