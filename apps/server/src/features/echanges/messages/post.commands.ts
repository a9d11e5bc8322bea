import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { findCarres, replaceCarres } from '@foulee/db/read-models/parcours-carres'
import { canalMembres, messages } from '@foulee/db/schema'
import { cleanTexte } from '@foulee/domain/echanges/message-regles'
import { and, eq } from 'drizzle-orm'
import { writeMessage } from '#kernel/channels/write-message.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import type { Services } from '#kernel/services.ts'
import type { SpooledFile } from '#platform/http/spool.ts'
import type { User } from '#platform/http/user.ts'
import { getOther, getStanding, requireOpen, type Standing } from './canaux.policy.ts'
import { checkDirect, openDirect } from './direct.commands.ts'
import { announceChannel } from './messages.flux.ts'
import { isTrace, pickPieces, readPieces, type SentPiece, storePieces } from './pieces.ts'

type Context = Pick<
  Services,
  'db' | 'registry' | 'clock' | 'storage' | 'traces' | 'fichiers' | 'limits'
>

export type Where = { channels_id: number } | { users_id: number }

export type Sent = {
  texte: string
  client_id: string
  reponse_id?: number | undefined
  /** Metres hidden around the ends of tracks. */
  rayon_masque: number
}

/** More retries would mean that the member keeps publishing routes. */
const TRIES = 5

/**
 * Posts a message, idempotent by the client's id, also under concurrency.
 * @returns its id
 * @throws ApiError `canal_introuvable`, `profil_introuvable`, `message_vide`, `ecriture_fermee`…
 */
export async function postMessage(
  context: Context,
  user: User,
  where: Where,
  { spooled, ...values }: Sent & { spooled: readonly SpooledFile[] },
): Promise<number> {
  const { db } = context
  const existingId = await findSent(db, user.id, values.client_id)
  if (existingId !== null) return existingId
  const sent = { ...values, texte: cleanTexte(values.texte) }
  const files = pickPieces(spooled)
  if (!sent.texte && !files.length) throw new ApiError('message_vide')
  // Rights are checked before reading files, and again under lock.
  await locate(context, db, user, where, files.length > 0)
  await limitNewAccount(context, user, 'message')
  await context.limits.consume('message', [`compte ${user.id}`])
  for (let tried = 0; tried < TRIES; tried++) {
    const carres = files.some(isTrace) ? await findCarres(db, user.id) : []
    const pieces = await readPieces(context, files, { rayon: values.rayon_masque, carres })
    const id = await db.transaction(async (tx) => {
      const zones = pieces.flatMap((piece) => piece.zones)
      const isCutSo = !zones.length || (await replaceCarres(tx, user.id, carres, zones))
      return isCutSo ? write(tx, context, user, where, { ...sent, pieces }) : null
    })
    if (id !== null) return id
  }
  throw new ApiError('service_indisponible', { retryAfter: 5 })
}

async function findSent(db: Db | Tx, users_id: number, client_id: string): Promise<number | null> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.users_id, users_id), eq(messages.client_id, client_id)))
  return row?.id ?? null
}

async function locate(
  { registry, clock }: Pick<Context, 'registry' | 'clock'>,
  db: Db,
  { id }: User,
  where: Where,
  hasPieces: boolean,
): Promise<void> {
  const moi = { id, now: clock() }
  const { channelKinds } = registry
  if ('users_id' in where) await checkDirect(db, channelKinds, moi, where.users_id, hasPieces)
  else
    await requireOpen(
      db,
      channelKinds,
      moi,
      await getStanding(db, channelKinds, id, where.channels_id),
    )
}

type Whole = Sent & { pieces: readonly SentPiece[] }

async function write(
  tx: Tx,
  context: Context,
  user: User,
  where: Where,
  { texte, client_id, reponse_id, pieces }: Whole,
): Promise<number> {
  const { registry, clock, storage } = context
  const { channelKinds } = registry
  const moi = { id: user.id, now: clock() }
  const channels_id =
    'channels_id' in where
      ? where.channels_id
      : await openDirect(tx, channelKinds, moi, where.users_id, pieces.length > 0)
  const standing = await getStanding(tx, channelKinds, user.id, channels_id, { isLocked: true })
  // The first message of a request comes before the channel is closed pending its answer.
  if (standing.canal.dernier_id !== null) await requireOpen(tx, channelKinds, moi, standing)
  if (reponse_id !== undefined) await requireThere(tx, standing, reponse_id)
  const sent = { channels_id, users_id: user.id, client_id, texte, now: moi.now }
  const id = await writeMessage(tx, { ...sent, reponse_id: reponse_id ?? null })
  if (id === null) return getSent(tx, user.id, client_id)
  await storePieces(tx, storage, id, pieces)
  if (standing.membre?.etat === 'demande_recue') {
    await acceptRequest(tx, channels_id)
    await announceChannel(tx, [user.id, getOther(standing.canal, user.id)], channels_id)
  }
  return id
}

/** The same message arrived on another connection at the same moment. */
async function getSent(tx: Tx, users_id: number, client_id: string): Promise<number> {
  const id = await findSent(tx, users_id, client_id)
  if (id === null) throw new Error('A message that is there already cannot be found.')
  return id
}

async function requireThere(tx: Tx, { canal, membre }: Standing, id: number): Promise<void> {
  const ofChannel = and(eq(messages.id, id), eq(messages.channels_id, canal.id))
  const isBefore = id <= (membre?.depuis_id ?? 0)
  if (isBefore || !(await tx.$count(messages, ofChannel))) throw new ApiError('message_introuvable')
}

export const acceptRequest = (tx: Tx, channels_id: number) =>
  tx.update(canalMembres).set({ etat: 'ouvert' }).where(eq(canalMembres.channels_id, channels_id))
