import * as importsContract from '@foulee/contract/courses/imports'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { importsRoutes } from './imports.routes.ts'

export const imports: Feature = {
  parts: [
    {
      id: 'imports',
      titre: 'Back-office, imports de courses',
      routes: importsRoutes,
      schemas: schemasOf(importsContract),
    },
  ],
}
