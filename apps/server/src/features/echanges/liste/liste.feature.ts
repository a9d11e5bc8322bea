import * as listeContract from '@foulee/contract/echanges/liste'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { listePersonal } from './liste.personal.ts'
import { listeRoutes } from './liste.routes.ts'

export const liste: Feature = {
  parts: [
    {
      id: 'liste',
      titre: 'Run list',
      routes: listeRoutes,
      schemas: schemasOf(listeContract),
    },
  ],
  personal: listePersonal,
}
