import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { type SQL, sql } from 'drizzle-orm'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import type { ChannelKind } from './channel-kind.ts'

export type ChannelKinds = readonly ChannelKind[]

/** @throws RangeError when no feature registers the kind: a programming error */
export function getObjet(channelKinds: ChannelKinds, kind: ObjetCanal): ChannelKind {
  const found = channelKinds.find((canalObjet) => canalObjet.kind === kind)
  if (!found) throw new RangeError(`No feature says who is in the channel of this kind: ${kind}`)
  return found
}

export const filterNear = (channelKinds: ChannelKinds): ChannelKinds =>
  channelKinds.filter(({ rapproche }) => rapproche)

/** Members of the objects that have, or may have, a channel of this kind. */
export function findOpeners(channelKinds: ChannelKinds, kind: ObjetCanal): SQL {
  const { opening, membres } = getObjet(channelKinds, kind)
  return opening?.membres ?? membres
}

/**
 * Rows (`kind`, `users_id`, `objet_id`) of the members of every object that has, or could have, a
 * channel.
 */
export const inObjets = (channelKinds: ChannelKinds): SQL =>
  sql`(${sql.join(
    channelKinds.map(
      ({ kind, membres }) =>
        sql`select ${sql.raw(`'${kind}'`)}::text as kind, x.users_id, x.objet_id from (${membres}) x`,
    ),
    sql` union all `,
  )})`

/**
 * Single source of channel membership: distinct rows (`channels_id`, `users_id`). Excludes members
 * who left the object, were removed from the group, or are blocked by the other of two.
 * @param users_ids PostgreSQL array of the members to look up
 */
export const inChannels = (channelKinds: ChannelKinds, users_ids: SQL): SQL => sql`(
  select m.channels_id, m.users_id
  from canal_membres m join canaux c on c.id = m.channels_id
  where m.users_id = any(${users_ids}) and c.objet_kind is null and m.quitte_le is null
    and m.etat <> 'refuse' and (c.type <> 'direct' or ${isNotBlocked(sql`c.membre_a`, sql`c.membre_b`)})
  union all
  select c.id, a.users_id
  from (select kind, users_id, objet_id from ${inObjets(channelKinds)} o
      where o.users_id = any(${users_ids})) a
    join canaux c on c.objet_kind = a.kind and c.objet_id = a.objet_id
  where not exists (select from canal_membres m where m.channels_id = c.id
    and m.users_id = a.users_id and m.quitte_le is not null))`

export type Lieu = { id: number; objet_kind: ObjetCanal | null; objet_id: number | null }

export const membersOf = (channelKinds: ChannelKinds, { id, objet_kind, objet_id }: Lieu): SQL =>
  objet_kind === null
    ? sql`select users_id from canal_membres
        where channels_id = ${id}::int and quitte_le is null and etat <> 'refuse'`
    : sql`select a.users_id from (${getObjet(channelKinds, objet_kind).membres}) a
        where a.objet_id = ${objet_id}::int and not exists (select from canal_membres m
          where m.channels_id = ${id}::int and m.users_id = a.users_id and m.quitte_le is not null)`

export async function findMembersOf(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  lieu: Lieu,
): Promise<number[]> {
  const { rows } = await executePrepared<{ users_id: number }>(db, membersOf(channelKinds, lieu))
  return rows.map(({ users_id }) => users_id)
}
