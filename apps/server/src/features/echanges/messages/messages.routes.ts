import { messages } from '@foulee/contract/echanges/messages'
import { ApiError } from '@foulee/contract/shared/errors'
import { messageReglages } from '@foulee/db/schema'
import { findPeople } from '#features/echanges/fil/fil.people.ts'
import { implement } from '#kernel/calls/feature.ts'
import {
  announceTyping,
  changeMessage,
  decideRequest,
  markRead,
  react,
  removeMessage,
  setMuted,
} from './actes.commands.ts'
import {
  listCanaux,
  openViewerContext,
  presentCanal,
  presentPerson,
  toReader,
  toViewer,
} from './canaux.page.ts'
import { getStanding } from './canaux.policy.ts'
import { countWaiting } from './canaux.queries.ts'
import { enterContact, readContact } from './contact.commands.ts'
import { findWith, presentNothing } from './direct.page.ts'
import { readConversation, readMessage } from './messages.page.ts'
import { findShortName } from './nom.queries.ts'
import { enterObjet, findOpen, leaveChannel } from './objets.commands.ts'
import { openPiece } from './pieces.queries.ts'
import { postMessage } from './post.commands.ts'
import { findEcritures, findMessagesDe } from './rapports.queries.ts'
import { searchIn } from './recherche.page.ts'
import { findKnown } from './recherche.queries.ts'

const DESTINATAIRES = 20

export const messagesRoutes = implement(messages, {
  'POST /api/messages/list': async ({ user, query, ...services }) =>
    listCanaux(await openViewerContext(services, user), query),

  'POST /api/messages/channel/{channels_id}': async ({ user, params, query, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    const { db, channelKinds } = viewerContext
    const standing = await getStanding(db, channelKinds, user.id, params.channels_id)
    return { data: await readConversation(services, viewerContext, standing, query) }
  },

  'POST /api/messages/user/{users_id}': async ({ user, params, query, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    const found = await findWith(viewerContext, params.users_id)
    if ('standing' in found) {
      return { data: await readConversation(services, viewerContext, found.standing, query) }
    }
    if (query.autour) throw new ApiError('message_introuvable')
    return { data: await presentNothing(viewerContext, params.users_id, found.ecriture) }
  },

  'POST /api/messages/post/channel/{id}': async ({ user, params, body, spooled, ...services }) => {
    const where = { channels_id: params.id }
    const id = await postMessage(services, user, where, { ...body, spooled })
    return { id, data: await readMessage(services, await openViewerContext(services, user), id) }
  },

  'POST /api/messages/post/user/{id}': async ({ user, params, body, spooled, ...services }) => {
    const where = { users_id: params.id }
    const id = await postMessage(services, user, where, { ...body, spooled })
    return { id, data: await readMessage(services, await openViewerContext(services, user), id) }
  },

  'POST /api/messages/update/{id}': async ({ user, params, body, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    await changeMessage(viewerContext, { id: params.id, texte: body.texte })
    return { data: await readMessage(services, viewerContext, params.id) }
  },

  'POST /api/messages/del/{id}': async ({ db, user, params, clock }) => {
    await removeMessage(db, { id: user.id, now: clock() }, params.id)
    return { data: null }
  },

  'POST /api/messages/reagir/{id}': async ({ user, params, body, ...services }) => {
    await services.limits.consume('reaction', [`compte ${user.id}`])
    const viewerContext = await openViewerContext(services, user)
    await react(viewerContext, params.id, body.reaction_types_id)
    return { data: (await readMessage(services, viewerContext, params.id)).reactions }
  },

  'POST /api/messages/lu/{channels_id}': async ({ user, params, body, ...services }) => {
    await markRead(await openViewerContext(services, user), params.channels_id, body.messages_id)
    return { data: null }
  },

  'POST /api/messages/ecrit/{channels_id}': async ({ user, params, ...services }) => {
    await services.limits.consume('frappe', [`compte ${user.id}`])
    const viewerContext = await openViewerContext(services, user)
    await announceTyping(
      viewerContext,
      params.channels_id,
      await findShortName(services.db, user.id),
    )
    return { data: null }
  },

  'POST /api/messages/muet/{channels_id}': async ({ user, params, body, ...services }) => {
    await setMuted(await openViewerContext(services, user), params.channels_id, body.est_muet)
    return { data: null }
  },

  'POST /api/messages/quitter/{channels_id}': async ({ user, params, ...services }) => {
    await leaveChannel(await openViewerContext(services, user), params.channels_id)
    return { data: null }
  },

  'POST /api/messages/demande/{channels_id}': async ({ user, params, body, ...services }) => {
    await decideRequest(await openViewerContext(services, user), params.channels_id, body.decision)
    return { data: null }
  },

  'POST /api/messages/canal': async ({ user, body, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    return { data: await presentCanal(viewerContext, await enterObjet(viewerContext, body)) }
  },

  'POST /api/messages/canal/ouverts': async ({ db, user, registry, body }) => ({
    data: await findOpen(db, registry.channelKinds, user.id, body),
  }),

  'GET /api/messages/contact/{kind}/{id}': async ({ user, params, ...services }) => ({
    data: await readContact(services, user, { genre: params.kind, id: params.id }),
  }),

  'POST /api/messages/contact/{kind}/{id}': async ({ user, params, ...services }) => {
    const id = await enterContact(services, user, { genre: params.kind, id: params.id })
    return { data: await presentCanal(await openViewerContext(services, user), id) }
  },

  'POST /api/messages/recherche': async ({ user, query, ...services }) =>
    searchIn(services, await openViewerContext(services, user), query),

  'POST /api/messages/destinataires': async ({ user, query, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    const { db, channelKinds, now } = viewerContext
    const candidates = await findKnown(viewerContext, query.q)
    const ecritures = await findEcritures(db, channelKinds, { id: user.id, now }, candidates)
    const open = candidates.filter((id) => ['ouvert', 'demande'].includes(ecritures.get(id) ?? ''))
    const shown = open.slice(0, DESTINATAIRES)
    const people = await findPeople(db, shown, toViewer(viewerContext))
    return { data: shown.map((id) => presentPerson(people.get(id))), nb: open.length }
  },

  'POST /api/messages/non-lus': async ({ user, ...services }) => ({
    data: await countWaiting(services.db, toReader(await openViewerContext(services, user))),
  }),

  'GET /api/messages/reglages': async ({ db, user }) => ({
    data: { messages_de: await findMessagesDe(db, user.id) },
  }),

  'POST /api/messages/reglages': async ({ db, user, body }) => {
    await db
      .insert(messageReglages)
      .values({ users_id: user.id, ...body })
      .onConflictDoUpdate({ target: messageReglages.users_id, set: body })
    return { data: { messages_de: await findMessagesDe(db, user.id) } }
  },

  'GET /api/messages/piece/{jeton}': async ({ params, ...services }) =>
    openPiece(services, params.jeton),
})
