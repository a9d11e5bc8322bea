import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared, preparedArray } from '@foulee/db/prepared'
import type { messagePieces } from '@foulee/db/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Standing } from './canaux.policy.ts'
import { isShown } from './canaux.queries.ts'

type Window = Standing & { blocked: readonly number[] }

const shownIn = ({ canal, membre, blocked }: Window) => sql`
  x.channels_id = ${canal.id}::int and x.id > ${membre?.depuis_id ?? 0}::int
  and ${isShown(sql`x`, blocked)}`

export async function countMessages(db: Db, window: Window): Promise<number> {
  const { canal, membre, blocked } = window
  if (!membre?.depuis_id && !blocked.length) return canal.nb_messages
  const { rows } = await executePrepared<{ nb: number }>(
    db,
    sql`select count(*)::int as nb from messages x where ${shownIn(window)}`,
  )
  return rows[0]?.nb ?? 0
}

type MessagesQuery = {
  page: number
  nb_page: number
  jusqua?: number | undefined
  depuis?: number | undefined
}

export async function findPageOf(
  db: Db,
  window: Window,
  { id, nb_page, jusqua }: { id: number; nb_page: number; jusqua?: number | undefined },
): Promise<number> {
  const { rows } = await executePrepared<{ nb: number; est_la: boolean }>(
    db,
    sql`
    select count(*)::int as nb, coalesce(bool_or(x.id = ${id}), false) as est_la
    from messages x where ${shownIn(window)}
      and x.id >= ${id}::int and x.id <= ${jusqua ?? 2_147_483_647}::int`,
  )
  const [{ nb, est_la } = { nb: 0, est_la: false }] = rows
  if (!est_la) throw new ApiError('message_introuvable')
  return Math.ceil(nb / nb_page)
}

export type PieceRow = Omit<typeof messagePieces.$inferSelect, 'messages_id' | 'ordre' | 'fichier'>

export type MessageRow = {
  id: number
  channels_id: number
  users_id: number | null
  client_id: string
  texte: string
  created_at: string
  modifie_le: string | null
  supprime_le: string | null
  masque_le: string | null
  masque_motif: string | null
  reponse: {
    id: number
    users_id: number | null
    texte: string
    est_supprime: boolean
    est_masque: boolean
    pieces: ('photo' | 'trace')[]
  } | null
  pieces: PieceRow[]
  types: { reaction_types_id: number; nb: number }[]
  ma_reaction: number | null
}

type Reader = { users_id: number; blocked: readonly number[] }

/**
 * One page, newest first, with attachments: one statement. With `depuis`, pages count from the
 * oldest.
 */
export function findPageRows(
  db: Db,
  window: Window,
  users_id: number,
  { page, nb_page, jusqua, depuis }: MessagesQuery,
): Promise<MessageRow[]> {
  const order = depuis === undefined ? sql`x.id desc` : sql`x.id`
  const ids = sql`array(
    select x.id from messages x where ${shownIn(window)}
      and x.id <= ${jusqua ?? 2_147_483_647}::int and x.id > ${depuis ?? 0}::int
    order by ${order} limit ${nb_page} offset ${(page - 1) * nb_page})`
  return findRowsOf(db, { users_id, blocked: window.blocked }, ids)
}

/**
 * These messages, newest first, with attachments: one statement. Access is checked by the caller.
 */
export const findMessageRows = async (
  db: Db | Tx,
  reader: Reader,
  ids: readonly number[],
): Promise<MessageRow[]> => (ids.length ? findRowsOf(db, reader, preparedArray(ids)) : [])

async function findRowsOf(
  db: Db | Tx,
  { users_id, blocked }: Reader,
  ids: SQL,
): Promise<MessageRow[]> {
  const { rows } = await executePrepared<MessageRow>(
    db,
    sql`
    select m.id, m.channels_id, m.users_id, m.client_id, m.texte, m.created_at, m.modifie_le,
      m.supprime_le, m.masque_le, m.masque_motif, r.reponse,
      (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'largeur', p.largeur,
          'hauteur', p.hauteur, 'nom', p.nom, 'distance', p.distance, 'denivele', p.denivele,
          'ligne', p.ligne) order by p.ordre), '[]')
        from message_pieces p where p.messages_id = m.id) as pieces,
      (select coalesce(json_agg(json_build_object('reaction_types_id', t.type, 'nb', t.nb)
          order by t.nb desc, t.type), '[]')
        from (select reaction_types_id as type, count(*)::int as nb from message_reactions
          where messages_id = m.id group by 1) t) as types,
      (select reaction_types_id from message_reactions q
        where q.messages_id = m.id and q.users_id = ${users_id}) as ma_reaction
    from messages m
      left join canal_membres i on i.channels_id = m.channels_id and i.users_id = ${users_id}
      left join lateral (
      select json_build_object('id', x.id, 'users_id', x.users_id, 'texte', left(x.texte, 1000),
        'est_supprime', x.supprime_le is not null, 'est_masque', x.masque_le is not null,
        'pieces', (select coalesce(json_agg(p.kind order by p.ordre), '[]') from message_pieces p
          where p.messages_id = x.id)) as reponse
      from messages x where x.id = m.reponse_id and x.id > coalesce(i.depuis_id, 0)
        and ${isShown(sql`x`, blocked)}) r on true
    where m.id = any(${ids}) order by m.id desc`,
  )
  return rows
}

export async function findLus(
  db: Db,
  { canal, blocked }: Window,
  { users_id, depuis }: { users_id: number; depuis: number },
): Promise<{ users_id: number; messages_id: number }[]> {
  const { rows } = await executePrepared<{ users_id: number; messages_id: number }>(
    db,
    sql`
    select m.users_id, m.lu_id as messages_id from canal_membres m
    where m.channels_id = ${canal.id} and m.users_id <> ${users_id} and m.quitte_le is null
      and m.etat <> 'demande_recue' and m.etat <> 'refuse' and m.lu_id >= ${depuis}
      and m.users_id <> all(${sql.param([...blocked])}::int[])
      and not exists (select from users u where u.id = m.users_id and u.suspendu_le is not null)
    order by m.lu_id desc, m.users_id limit 100`,
  )
  return rows
}
