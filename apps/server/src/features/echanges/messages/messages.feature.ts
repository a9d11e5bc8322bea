import * as messagesContract from '@foulee/contract/echanges/messages'
import { type Feature, schemasOf } from '../../../feature.ts'
import { work } from '../../../jobs/job.ts'
import { tellAway } from './avertir.job.ts'
import { removePieces, retraitPieces } from './menage.job.ts'
import { messagesFlux } from './messages.flux.ts'
import { avertirMessage } from './messages.job.ts'
import { messagesPersonal } from './messages.personal.ts'
import { messagesRoutes } from './messages.routes.ts'

export const messages: Feature = {
  parts: [
    {
      id: 'messages',
      titre: 'Messages',
      routes: messagesRoutes,
      schemas: schemasOf(messagesContract),
    },
  ],
  works: [work(avertirMessage, tellAway), work(retraitPieces, removePieces)],
  flux: [messagesFlux],
  personal: messagesPersonal,
}
