import * as editionsContract from '@foulee/contract/courses/editions'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { editionCanal } from './edition.canal.ts'
import { editionsPersonal } from './editions.personal.ts'
import { coursesEditionsRoutes } from './editions.routes.ts'

export const editions: Feature = {
  parts: [
    {
      id: 'courses-editions',
      titre: 'Éditions, épreuves et démarches',
      routes: coursesEditionsRoutes,
      schemas: schemasOf(editionsContract),
    },
  ],
  personal: editionsPersonal,
  channelKinds: [editionCanal],
}
