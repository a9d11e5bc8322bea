import * as signalementsContract from '@foulee/contract/echanges/signalements'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { signalementsWaiting } from './signalements.moderation.ts'
import { signalementsPersonal } from './signalements.personal.ts'
import { signalementsRoutes } from './signalements.routes.ts'

export const signalements: Feature = {
  parts: [
    {
      id: 'signalements',
      titre: 'Signalements',
      routes: signalementsRoutes,
      schemas: schemasOf(signalementsContract),
    },
  ],
  personal: signalementsPersonal,
  waiting: [signalementsWaiting],
}
