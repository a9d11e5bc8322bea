import * as groupesContract from '@foulee/contract/echanges/groupes'
import * as messagesContract from '@foulee/contract/echanges/messages'
import { contactCanal } from '#kernel/channels/contact.canal.ts'
import { avertirMessage } from '#kernel/channels/write-message.ts'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { notifyOffline } from './avertir.job.ts'
import { groupesRoutes } from './groupes.routes.ts'
import { removePieces, retraitPieces } from './menage.job.ts'
import { messageKind, messageSeeing } from './message.kind.ts'
import { messagesFlux } from './messages.flux.ts'
import { messagesPersonal } from './messages.personal.ts'
import { messagesRoutes } from './messages.routes.ts'
import { cutWhole, queueWhole, tracesEntieres } from './traces-entieres.job.ts'

export const messages: Feature = {
  parts: [
    {
      id: 'messages',
      titre: 'Messages',
      routes: messagesRoutes,
      schemas: schemasOf(messagesContract),
    },
    {
      id: 'groupes',
      titre: 'Groupes de discussion',
      routes: groupesRoutes,
      schemas: schemasOf(groupesContract),
    },
  ],
  works: [
    work(avertirMessage, notifyOffline),
    work(retraitPieces, removePieces),
    work(tracesEntieres, cutWhole, queueWhole),
  ],
  kinds: [messageKind],
  seeing: [messageSeeing],
  channelKinds: [contactCanal],
  flux: [messagesFlux],
  personal: messagesPersonal,
}
