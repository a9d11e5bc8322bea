import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared, preparedArray } from '@foulee/db/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { type ChannelKinds, inChannels } from '#kernel/channels/membres.ts'
import { type Counted, countedPage, readCounted } from '#kernel/search/counted-page.ts'
import type { CanalRow, MembreRow } from './canaux.policy.ts'

/** Condition: the author may be shown to the reader. @param blocked `findBlocked` */
export const isShown = (message: SQL, blocked: readonly number[]): SQL =>
  blocked.length
    ? sql`(${message}.users_id is null or ${message}.users_id <> all(${sql.param([...blocked])}::int[]))`
    : sql`true`

const isUnread = (users_id: number, blocked: readonly number[]): SQL => sql`
  x.id > greatest(coalesce(m.lu_id, 0), coalesce(m.depuis_id, 0)) and x.supprime_le is null
  and x.masque_le is null and x.users_id is distinct from ${users_id}::int
  and ${isShown(sql`x`, blocked)}`

type Reader = { channelKinds: ChannelKinds; users_id: number; blocked: readonly number[] }

type Filtre = 'tous' | 'non_lus' | 'demandes'
type CanauxFilter = { filtre: Filtre; page: number; nb_page: number; only: SQL }

const mine = ({ channelKinds, users_id }: Reader): SQL => sql`
  ${inChannels(channelKinds, sql`array[${users_id}::int]`)} mien
  join canaux c on c.id = mien.channels_id
  left join canal_membres m on m.channels_id = c.id and m.users_id = ${users_id}
  where (c.objet_kind is null or c.dernier_id is not null or m.users_id is not null)`

const FILTERS: Readonly<Record<Filtre, (reader: Reader) => SQL>> = {
  demandes: () => sql`m.etat = 'demande_recue'`,
  tous: () => sql`m.etat is distinct from 'demande_recue'`,
  non_lus: ({ users_id, blocked }) => sql`m.etat is distinct from 'demande_recue' and exists (
    select from messages x where x.channels_id = c.id and ${isUnread(users_id, blocked)})`,
}

export async function findChannelIds(
  db: Db,
  reader: Reader,
  { filtre, page, nb_page, only }: CanauxFilter,
): Promise<{ ids: number[]; nb: number }> {
  const all = sql`select c.id, c.dernier_le from ${mine(reader)}
    and ${FILTERS[filtre](reader)} and ${only}`
  const found = await executePrepared<Counted<{ id: number }>>(
    db,
    countedPage(all, sql`dernier_le desc, id desc`, { page, nb_page }),
  )
  const { rows, nb } = readCounted<{ id: number }>(found.rows)
  return { ids: rows.map(({ id }) => id), nb }
}

export async function countWaiting(
  db: Db,
  reader: Reader,
): Promise<{ nb_canaux: number; nb_demandes: number }> {
  const { users_id, blocked } = reader
  const { rows } = await executePrepared<{ nb_canaux: number; nb_demandes: number }>(
    db,
    sql`
    select count(*) filter (where m.etat = 'demande_recue')::int as nb_demandes,
      count(*) filter (where m.etat is distinct from 'demande_recue'
        and m.est_muet is not true and exists (
          select from messages x where x.channels_id = c.id and ${isUnread(users_id, blocked)}
        ))::int as nb_canaux
    from ${mine(reader)}`,
  )
  return rows[0] ?? { nb_canaux: 0, nb_demandes: 0 }
}

export type Details = Pick<
  CanalRow,
  'id' | 'type' | 'objet_kind' | 'objet_id' | 'membre_a' | 'membre_b' | 'nom'
> & {
  etat: MembreRow['etat'] | null
  est_muet: boolean
  est_gerant: boolean
  /** The other member's account is deleted or suspended. */
  est_parti: boolean
  nb_membres: number
  nb_non_lus: number
  premier_non_lu: number | null
  dernier: {
    id: number
    users_id: number | null
    texte: string
    created_at: string
    est_supprime: boolean
    est_masque: boolean
    pieces: ('photo' | 'trace')[]
  } | null
}

/**
 * Membership is checked by the caller; keeps the given order: one statement.
 * @param most bound of the counts
 */
export async function findDetails(
  db: Db,
  { users_id, blocked }: Omit<Reader, 'channelKinds'>,
  ids: readonly number[],
  most: number,
): Promise<Details[]> {
  if (!ids.length) return []
  const { rows } = await executePrepared<Details>(
    db,
    sql`
    select c.id, c.type, c.objet_kind, c.objet_id, c.membre_a, c.membre_b, c.nom, m.etat,
      coalesce(m.est_muet, false) as est_muet, coalesce(m.est_gerant, false) as est_gerant,
      exists (select from users u where u.id in (c.membre_a, c.membre_b) and u.id <> ${users_id}
        and (u.suspendu_le is not null or u.supprime_le is not null)) as est_parti,
      case c.type when 'direct' then 2 when 'groupe' then (select count(*)::int from canal_membres g
        where g.channels_id = c.id and g.quitte_le is null) else 0 end as nb_membres,
      n.nb as nb_non_lus, n.premier as premier_non_lu, d.dernier
    from unnest(${preparedArray(ids)}) with ordinality as i(id, rang)
      join canaux c on c.id = i.id
      left join canal_membres m on m.channels_id = c.id and m.users_id = ${users_id}
      left join lateral (
        select json_build_object('id', x.id, 'users_id', x.users_id, 'texte', left(x.texte, 1000),
          'created_at', x.created_at, 'est_supprime', x.supprime_le is not null,
          'est_masque', x.masque_le is not null, 'pieces', (
            select coalesce(json_agg(p.kind order by p.ordre), '[]') from message_pieces p
            where p.messages_id = x.id)) as dernier
        from messages x where x.channels_id = c.id and x.id > coalesce(m.depuis_id, 0)
          and ${isShown(sql`x`, blocked)} order by x.id desc limit 1) d on true
      cross join lateral (
        select count(*)::int as nb, min(u.id) as premier from (
          select x.id from messages x where x.channels_id = c.id and ${isUnread(users_id, blocked)}
          order by x.id limit ${most}) u) n
    order by i.rang`,
  )
  return rows
}

export async function findDirect(
  db: Db | Tx,
  userA: number,
  userB: number,
): Promise<number | null> {
  const { rows } = await executePrepared<{ id: number }>(
    db,
    sql`
    select id from canaux
    where membre_a = ${Math.min(userA, userB)} and membre_b = ${Math.max(userA, userB)}`,
  )
  return rows[0]?.id ?? null
}
