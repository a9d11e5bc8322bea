import type { Canal, Conversation, Message } from '@foulee/contract/echanges/messages'
import { ApiError } from '@foulee/contract/shared/errors'
import { messages } from '@foulee/db/schema'
import { NON_LUS_MAX } from '@foulee/domain/echanges/message'
import { getExtrait } from '@foulee/domain/echanges/message-regles'
import { eq } from 'drizzle-orm'
import { findPeople, type Person } from '#features/echanges/fil/fil.people.ts'
import type { Services } from '#kernel/services.ts'
import { toIso } from '#platform/db/dates.ts'
import {
  listPeople,
  presentDetails,
  presentPerson,
  toReader,
  toViewer,
  type ViewerContext,
} from './canaux.page.ts'
import { getStanding, type Standing } from './canaux.policy.ts'
import { type Details, findDetails } from './canaux.queries.ts'
import { findCartes } from './liens.ts'
import {
  countMessages,
  findLus,
  findMessageRows,
  findPageOf,
  findPageRows,
  type MessageRow,
  type PieceRow,
} from './messages.queries.ts'
import { getPieceSecret, signPiece } from './piece-jeton.ts'

export type Presenting = Pick<Services, 'db' | 'registry' | 'clock'> & {
  config: Pick<Services['config'], 'publicUrl'>
}

type MessagesQuery = {
  page: number
  nb_page: number
  jusqua?: number | undefined
  depuis?: number | undefined
  autour?: number | undefined
}

export async function readConversation(
  context: Presenting,
  viewerContext: ViewerContext,
  standing: Standing,
  { autour, ...query }: MessagesQuery,
): Promise<Conversation> {
  const { db, user, blocked } = viewerContext
  const window = { ...standing, blocked }
  const page = autour ? await findPageOf(db, window, { ...query, id: autour }) : query.page
  const rows = await findPageRows(db, window, user.id, { ...query, page })
  const oldest = rows.at(-1)?.id
  const isAlone = oldest === undefined || standing.canal.objet_kind !== null
  const [{ canal, messages }, nb, lus] = await Promise.all([
    presentBoth(context, viewerContext, standing.canal.id, rows),
    countMessages(db, window),
    isAlone ? [] : findLus(db, window, { users_id: user.id, depuis: oldest }),
  ])
  return {
    canal,
    messages,
    nb,
    page,
    lus,
  }
}

export async function readMessage(
  context: Presenting,
  viewerContext: ViewerContext,
  id: number,
): Promise<Message> {
  const { db, user, blocked } = viewerContext
  const [row] = await findMessageRows(db, { users_id: user.id, blocked }, [id])
  if (!row) throw new ApiError('message_introuvable')
  const { messages } = await presentBoth(context, viewerContext, row.channels_id, [row])
  const [message] = messages
  if (!message) throw new ApiError('message_introuvable')
  return message
}

async function presentBoth(
  context: Presenting,
  viewerContext: ViewerContext,
  channels_id: number,
  rows: readonly MessageRow[],
): Promise<{ canal: Canal; messages: Message[] }> {
  const details = await findDetails(
    viewerContext.db,
    toReader(viewerContext),
    [channels_id],
    NON_LUS_MAX,
  )
  const people = await findPeopleOf(viewerContext, details, rows)
  const [canal] = await presentDetails(viewerContext, details, people)
  if (!canal) throw new Error('A channel that was just seen is gone.')
  const canWrite = canal.droits.ecrire
  return {
    canal,
    messages: await presentMessages(context, viewerContext, rows, { canWrite, people }),
  }
}

export const findPeopleOf = (
  viewerContext: ViewerContext,
  channels: readonly Details[],
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<number, Person>> =>
  findPeople(
    viewerContext.db,
    [...listPeople(viewerContext, channels), ...listAuthors(rows)],
    toViewer(viewerContext),
  )

const listAuthors = (rows: readonly MessageRow[]): number[] =>
  rows.flatMap(({ users_id, reponse }) => [users_id, reponse?.users_id].filter((id) => id != null))

/**
 * A readable message and the reader's membership; excludes authors in a block and messages from
 * before joining.
 * @throws ApiError `message_introuvable`
 */
export async function getReadable(
  {
    db,
    channelKinds,
    user,
    blocked,
  }: Pick<ViewerContext, 'db' | 'channelKinds' | 'blocked'> & { user: { id: number } },
  id: number,
): Promise<Standing & { message: typeof messages.$inferSelect }> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id))
  if (!message) throw new ApiError('message_introuvable')
  const standing = await getStanding(db, channelKinds, user.id, message.channels_id).catch(
    (cause: unknown) => {
      throw cause instanceof ApiError ? new ApiError('message_introuvable', { cause }) : cause
    },
  )
  const isHidden = message.users_id !== null && blocked.includes(message.users_id)
  if (isHidden || message.id <= (standing.membre?.depuis_id ?? 0)) {
    throw new ApiError('message_introuvable')
  }
  return { ...standing, message }
}

export async function presentMessages(
  { db, registry, config }: Presenting,
  viewerContext: ViewerContext,
  rows: readonly MessageRow[],
  { canWrite, people }: Pick<MessageContext, 'canWrite' | 'people'>,
): Promise<Message[]> {
  const { user, now } = viewerContext
  const hasPieces = rows.some(({ pieces }) => pieces.length)
  const [cartes, secret] = await Promise.all([
    findCartes(db, { kinds: registry.kinds, origin: config.publicUrl }, rows.filter(isOpen)),
    hasPieces ? getPieceSecret(db) : '',
  ])
  const sign = (piece: PieceRow) => presentPiece(piece, { secret, users_id: user.id, now })
  return rows.map((row) => ({
    ...presentOne(row, { people, users_id: user.id, canWrite }),
    pieces: isOpen(row) && isReadBy(row, user.id) ? row.pieces.map(sign) : [],
    cartes: isReadBy(row, user.id) ? (cartes.get(row.id) ?? []) : [],
  }))
}

const isOpen = ({ supprime_le }: MessageRow) => supprime_le === null

const isReadBy = ({ masque_le, users_id }: MessageRow, me: number) =>
  masque_le === null || users_id === me

type MessageContext = { people: ReadonlyMap<number, Person>; users_id: number; canWrite: boolean }

function presentOne(
  row: MessageRow,
  { people, users_id, canWrite }: MessageContext,
): Omit<Message, 'pieces' | 'cartes'> {
  const { masque_le, types, ma_reaction } = row
  const est_moi = row.users_id === users_id
  const isThere = row.supprime_le === null && masque_le === null
  return {
    id: row.id,
    channels_id: row.channels_id,
    client_id: row.client_id,
    auteur: presentPerson(people.get(row.users_id ?? 0)),
    est_moi,
    texte: isReadBy(row, users_id) ? row.texte : '',
    reponse: presentReponse(row, people, users_id),
    reactions: { nb: types.reduce((sum, { nb }) => sum + nb, 0), types, ma_reaction },
    created_at: toIso(row.created_at),
    modifie_le: toIso(row.modifie_le),
    supprime_le: toIso(row.supprime_le),
    masque: masque_le
      ? { le: toIso(masque_le), motif: est_moi ? (row.masque_motif ?? '') : '' }
      : null,
    droits: {
      modifier: est_moi && isThere && canWrite,
      supprimer: est_moi && row.supprime_le === null,
      signaler: !est_moi && isThere && row.users_id !== null,
    },
  }
}

function presentReponse(
  { reponse }: MessageRow,
  people: MessageContext['people'],
  me: number,
): Message['reponse'] {
  if (!reponse) return null
  const { id, users_id, est_supprime } = reponse
  const est_masque = reponse.est_masque && users_id !== me
  const extrait = est_supprime || est_masque ? '' : getExtrait({ ...reponse, est_masque })
  return { id, nom: presentPerson(people.get(users_id ?? 0)).nom, extrait }
}

type Signing = { secret: string; users_id: number; now: Date }

function presentPiece(
  { id, kind, ...piece }: PieceRow,
  { secret, users_id, now }: Signing,
): Message['pieces'][number] {
  const sign = (taille: 'petite' | 'grande' | 'trace') =>
    signPiece(secret, { id, taille, users_id }, now)
  if (kind === 'photo') {
    const { largeur, hauteur } = piece
    return { kind, id, url: sign('grande'), url_petite: sign('petite'), largeur, hauteur }
  }
  const { nom, distance, denivele, ligne } = piece
  const url = sign('trace')
  return { kind, id, nom: nom ?? '', url, distance: distance ?? 0, denivele, ligne: ligne ?? '' }
}
