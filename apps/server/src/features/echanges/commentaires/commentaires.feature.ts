import * as commentairesContract from '@foulee/contract/echanges/commentaires'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { commentaireKind } from './commentaires.kind.ts'
import { commentairesPersonal } from './commentaires.personal.ts'
import { commentairesRoutes } from './commentaires.routes.ts'

export const commentaires: Feature = {
  parts: [
    {
      id: 'commentaires',
      titre: 'Avis',
      routes: commentairesRoutes,
      schemas: schemasOf(commentairesContract),
    },
  ],
  kinds: [commentaireKind],
  personal: commentairesPersonal,
  directories: async () => ['/avis'],
}
