import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import {
  canalMembres,
  messagePieces,
  messageReactions,
  messages,
  notifications,
} from '@foulee/db/schema'
import { cleanTexte } from '@foulee/domain/echanges/message-regles'
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { upsertReaction } from '#features/echanges/fil/upsert-reaction.ts'
import { type ChannelKinds, findMembersOf } from '#kernel/channels/membres.ts'
import { noticeOf, subjectOf } from '#kernel/channels/write-message.ts'
import { filterUnblocked } from '#kernel/members/blocages.policy.ts'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'
import { announceSubject, announceTo, renewSubjects } from '#platform/realtime/channel.ts'
import type { ViewerContext } from './canaux.page.ts'
import { getOther, getStanding, requireOpen, type Standing } from './canaux.policy.ts'
import { queueRemovalOfPieces } from './menage.job.ts'
import { announceChannel, toAudience } from './messages.flux.ts'
import { getReadable } from './messages.page.ts'
import { acceptRequest } from './post.commands.ts'
import type { Moi } from './rapports.queries.ts'

type Quoi = 'change' | 'supprime' | 'reaction'

export const announceMessage = (
  tx: Tx,
  { channels_id, id }: { channels_id: number; id: number },
  quoi: Quoi,
): Promise<void> =>
  announceSubject(tx, subjectOf(channels_id), {
    type: 'message',
    data: { channels_id, messages_id: id, quoi },
  })

const own = (users_id: number, id: number) =>
  and(eq(messages.id, id), eq(messages.users_id, users_id), isNull(messages.supprime_le))

export async function changeMessage(
  viewerContext: ViewerContext,
  { id, texte }: { id: number; texte: string },
): Promise<void> {
  const { db, channelKinds, user, now } = viewerContext
  const standing = await getReadable(viewerContext, id)
  await requireOpen(db, channelKinds, { id: user.id, now }, standing)
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(messages)
      .set({ texte: cleanTexte(texte), modifie_le: now.toISOString() })
      .where(and(own(user.id, id), isNull(messages.masque_le)))
      .returning({ id: messages.id, channels_id: messages.channels_id })
    if (!changed) throw new ApiError('message_introuvable')
    await announceMessage(tx, changed, 'change')
  })
}

const isWaited = (id: number) => sql`exists (select from signalements g
  where g.model = 'message' and g.objet_id = ${id} and g.etat = 'ouvert')`

/**
 * Deletes the caller's message for everybody, even after leaving the channel: text, attachments
 * with files and reactions; its place stays. Attachments of a reported message are kept for the
 * staff alone until the decision.
 * @throws ApiError `message_introuvable`
 */
export const removeMessage = (db: Db, moi: Moi, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [removed] = await tx
      .update(messages)
      .set({ texte: '', modifie_le: null, supprime_le: moi.now.toISOString() })
      .where(own(moi.id, id))
      .returning({ id: messages.id, channels_id: messages.channels_id })
    if (!removed) throw new ApiError('message_introuvable')
    await removeContents(tx, sql`${messagePieces.messages_id} = ${id} and not ${isWaited(id)}`)
    await tx.delete(messageReactions).where(eq(messageReactions.messages_id, id))
    await announceMessage(tx, removed, 'supprime')
  })

/** Deletes attachments; files follow unless another message uses them. */
export async function removeContents(tx: Tx, condition: ReturnType<typeof sql>): Promise<void> {
  const pieces = await tx
    .delete(messagePieces)
    .where(condition)
    .returning({ fichier: messagePieces.fichier })
  await queueRemovalOfPieces(
    tx,
    pieces.map(({ fichier }) => fichier),
  )
}

export async function react(
  viewerContext: ViewerContext,
  id: number,
  type: number | null,
): Promise<void> {
  const { db, channelKinds, user, now } = viewerContext
  const { message, ...standing } = await getReadable(viewerContext, id)
  if (message.supprime_le || message.masque_le) throw new ApiError('message_introuvable')
  await requireOpen(db, channelKinds, { id: user.id, now }, standing)
  await db.transaction(async (tx) => {
    if (type === null) {
      await tx
        .delete(messageReactions)
        .where(and(eq(messageReactions.messages_id, id), eq(messageReactions.users_id, user.id)))
    } else {
      const input = { users_id: user.id, reaction_types_id: type }
      await upsertReaction(tx, { of: 'messages_id', id }, input)
    }
    await announceMessage(tx, message, 'reaction')
  })
}

/** Members of a small channel who see read receipts and typing, without those in a block. */
async function findWitnesses(
  tx: Tx,
  channelKinds: ChannelKinds,
  users_id: number,
  { canal }: Standing,
): Promise<number[]> {
  if (canal.type !== 'direct' && canal.type !== 'groupe') return []
  const members = await findMembersOf(tx, channelKinds, canal)
  const recipients = members.filter((id) => id !== users_id)
  return filterUnblocked(tx, users_id, recipients)
}

/** Key of the notice of unread messages in a channel; without `lu_id`, the prefix of such keys. */
export const noticeKey = (channels_id: number, lu_id: number | '') =>
  `${noticeOf(channels_id)}:${lu_id}`

/**
 * Moves the read position, forward only, and retracts notices of the channel. The recipient of a
 * request sends no read receipt.
 */
export async function markRead(
  { db, channelKinds, user, now }: ViewerContext,
  channels_id: number,
  input: number,
): Promise<void> {
  const standing = await getStanding(db, channelKinds, user.id, channels_id)
  const { canal, membre } = standing
  const messages_id = Math.min(input, canal.dernier_id ?? 0)
  if (messages_id <= (membre?.lu_id ?? -1)) return
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    await upsertMembre(tx, { channels_id, users_id: user.id, at }, { lu_id: messages_id })
    const { rowCount } = await tx
      .update(notifications)
      .set({ lu_le: at })
      .where(
        and(
          eq(notifications.users_id, user.id),
          like(notifications.cle, `${noticeKey(channels_id, '')}%`),
          isNull(notifications.lu_le),
        ),
      )
    if (rowCount) {
      await addFluxEvents(tx, [{ users_id: user.id, type: 'notifications_lues', data: {} }])
    }
    const witnesses =
      membre?.etat === 'demande_recue'
        ? []
        : await findWitnesses(tx, channelKinds, user.id, standing)
    const data = { channels_id, users_id: user.id, messages_id }
    const audience = toAudience([user.id, ...witnesses])
    if (audience) await announceTo(tx, audience, { type: 'message_lu', data })
  })
}

type Own = { channels_id: number; users_id: number; at: string }
type MembreChanges = Partial<
  Pick<typeof canalMembres.$inferInsert, 'lu_id' | 'est_muet' | 'quitte_le'>
>

export async function upsertMembre(
  tx: Tx,
  { at, ...row }: Own,
  changes: MembreChanges,
): Promise<void> {
  const { lu_id } = changes
  await tx
    .insert(canalMembres)
    .values({ ...row, ...changes, created_at: at })
    .onConflictDoUpdate({
      target: [canalMembres.channels_id, canalMembres.users_id],
      set: { ...changes, ...(lu_id && { lu_id: sql`greatest(${canalMembres.lu_id}, ${lu_id})` }) },
    })
}

/** Typing indicator for a small channel, never stored; none in the channel of an object. */
export async function announceTyping(
  { db, channelKinds, user, now }: ViewerContext,
  channels_id: number,
  nom: string,
): Promise<void> {
  const standing = await getStanding(db, channelKinds, user.id, channels_id)
  const moi = { id: user.id, now }
  // A request allows nothing more until it is answered.
  if (standing.membre && standing.membre.etat !== 'ouvert') return
  await requireOpen(db, channelKinds, moi, standing)
  await db.transaction(async (tx) => {
    const data = { channels_id, users_id: user.id, nom }
    const audience = toAudience(await findWitnesses(tx, channelKinds, user.id, standing))
    if (audience) await announceTo(tx, audience, { type: 'message_ecrit', data })
  })
}

export async function setMuted(
  { db, channelKinds, user, now }: ViewerContext,
  channels_id: number,
  est_muet: boolean,
): Promise<void> {
  await getStanding(db, channelKinds, user.id, channels_id)
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    await upsertMembre(tx, { channels_id, users_id: user.id, at }, { est_muet })
    await announceChannel(tx, [user.id], channels_id)
  })
}

/** Accepts or refuses a request for good; the sender is notified of acceptance alone. */
export async function decideRequest(
  { db, channelKinds, user }: ViewerContext,
  channels_id: number,
  decision: 'accepter' | 'refuser',
): Promise<void> {
  await db.transaction(async (tx) => {
    const standing = await getStanding(tx, channelKinds, user.id, channels_id, { isLocked: true })
    if (standing.membre?.etat !== 'demande_recue') throw new ApiError('canal_introuvable')
    if (decision === 'accepter') {
      await acceptRequest(tx, channels_id)
      await announceChannel(tx, [user.id, getOther(standing.canal, user.id)], channels_id)
      return
    }
    await tx
      .update(canalMembres)
      .set({ etat: 'refuse' })
      .where(and(eq(canalMembres.channels_id, channels_id), eq(canalMembres.users_id, user.id)))
    await renewSubjects(tx, [user.id])
    await announceChannel(tx, [user.id], channels_id)
  })
}
