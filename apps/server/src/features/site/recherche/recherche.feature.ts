import * as rechercheContract from '@foulee/contract/site/recherche'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { rechercheNuit, renewRecherche, renewWhenLate } from './recherche.jobs.ts'
import { rechercheRoutes } from './recherche.routes.ts'

export const recherche: Feature = {
  parts: [
    {
      id: 'recherche',
      titre: 'Recherche',
      routes: rechercheRoutes,
      schemas: schemasOf(rechercheContract),
    },
  ],
  directories: async () => ['/recherche'],
  works: [work(rechercheNuit, renewRecherche, renewWhenLate)],
}
