import * as contributionContract from '@foulee/contract/courses/contribution'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { contributionPersonal } from './contribution.personal.ts'
import { coursesEditionRoutes } from './contribution.routes.ts'
import { coursesWaiting } from './courses.moderation.ts'

export const contribution: Feature = {
  parts: [
    {
      id: 'courses-edition',
      titre: 'Création de courses',
      routes: coursesEditionRoutes,
      schemas: schemasOf(contributionContract),
    },
  ],
  personal: contributionPersonal,
  waiting: [coursesWaiting],
}
