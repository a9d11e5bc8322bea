import type { Db } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { sql } from 'drizzle-orm'
import {
  filterNear,
  getObjet,
  inChannels,
  inObjets,
  type Lieu,
  membersOf,
} from '#kernel/channels/membres.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import { type Counted, countedPage, readCounted } from '#kernel/search/counted-page.ts'
import { searchText } from '#kernel/search/simple-search.ts'
import { byName } from '#platform/db/by-name.ts'
import type { ViewerContext } from './canaux.page.ts'
import { isShown } from './canaux.queries.ts'
import { isProfilSeen, searchedName } from './personnes.queries.ts'

type Searched = { q: string; channels_id?: number | undefined; page: number; nb_page: number }

/**
 * Messages with all these words in the member's channels, newest first. Channels are resolved
 * first: their number decides between reading them and the full-text index.
 */
export async function searchMessages(
  viewerContext: ViewerContext,
  { q, channels_id, page, nb_page }: Searched,
): Promise<{ messages: { id: number; channels_id: number }[]; nb: number }> {
  const { db, user, blocked } = viewerContext
  const words = searchText(sql`x.texte`, q)
  if (!words) return { messages: [], nb: 0 }
  const windows = await findWindows(viewerContext)
  const mine = windows.filter(({ id }) => channels_id === undefined || id === channels_id)
  const ids = sql.param(mine.map(({ id }) => id))
  const since = sql.param(mine.map(({ depuis_id }) => depuis_id))
  const all = sql`
    select x.id, x.channels_id
    from unnest(${ids}::int[], ${since}::int[]) as mien(channels_id, depuis_id)
      join messages x on x.channels_id = mien.channels_id and x.id > mien.depuis_id
    where ${words} and x.supprime_le is null
      and (x.masque_le is null or x.users_id = ${user.id}) and ${isShown(sql`x`, blocked)}`
  const found = await db.execute<Counted<{ id: number; channels_id: number }>>(
    countedPage(all, sql`id desc`, { page, nb_page }),
  )
  const { rows, nb } = readCounted<{ id: number; channels_id: number }>(found.rows)
  return { messages: rows, nb }
}

async function findWindows({
  db,
  channelKinds,
  user,
}: ViewerContext): Promise<{ id: number; depuis_id: number }[]> {
  const { rows } = await executePrepared<{ id: number; depuis_id: number }>(
    db,
    sql`
    select mien.channels_id as id, coalesce(m.depuis_id, 0) as depuis_id
    from ${inChannels(channelKinds, sql`array[${user.id}::int]`)} mien
      left join canal_membres m on m.channels_id = mien.channels_id and m.users_id = ${user.id}`,
  )
  return rows
}

const CANDIDATES = 60

export async function findKnown(viewerContext: ViewerContext, q: string): Promise<number[]> {
  const { db, channelKinds, user } = viewerContext
  const me = sql`${user.id}::int`
  const objets = inObjets(filterNear(channelKinds))
  const { rows } = await db.execute<{ id: number }>(sql`
    with connus as (
      select suivi_id as id, 0 as rang from suivis where users_id = ${me}
      union all
      select case membre_a when ${me} then membre_b else membre_a end, 0
        from canaux where type = 'direct' and ${me} in (membre_a, membre_b)
      union all
      select o.users_id, 1 from ${objets} o
        join ${objets} mien using (kind, objet_id)
        where mien.users_id = ${me} and o.users_id <> ${me}
    )
    select u.id from (select id, min(rang) as rang from connus group by id) c
      join users u on u.id = c.id left join profils p on p.users_id = u.id
    where u.supprime_le is null and u.suspendu_le is null and u.id <> ${me}
      and ${isNotBlocked(user.id, sql`u.id`)} and ${searchText(searchedName(viewerContext), q) ?? sql`true`}
    order by c.rang, ${byName(sql`u.prenom`)}, ${byName(sql`u.nom`)}, u.id limit ${CANDIDATES}`)
  return rows.map(({ id }) => id)
}

type Membre = { id: number; est_gerant: boolean }
type Paged = { page: number; nb_page: number }

/**
 * Members of a channel, managers first, without blocks and suspended accounts. Where membership is
 * self-declared, only visible ones who wrote (produit 13.11).
 */
export async function findMembers(
  { channelKinds, user, db }: Pick<ViewerContext, 'db' | 'channelKinds' | 'user'>,
  lieu: Lieu,
  { page, nb_page }: Paged,
): Promise<{ rows: Membre[]; nb: number }> {
  const isVouched = lieu.objet_kind === null || getObjet(channelKinds, lieu.objet_kind).estConfirme
  const isListed = isVouched
    ? sql`true`
    : sql`(u.id = ${user.id}::int or (g.users_id is not null and ${isProfilSeen({ user })}))`
  const all = sql`
    select u.id, coalesce(g.est_gerant, false) as est_gerant, u.prenom, u.nom
    from (${membersOf(channelKinds, lieu)}) m join users u on u.id = m.users_id
      left join canal_membres g on g.channels_id = ${lieu.id} and g.users_id = u.id
      left join profils p on p.users_id = u.id
    where u.supprime_le is null and u.suspendu_le is null
      and ${isNotBlocked(user.id, sql`u.id`)} and ${isListed}`
  const found = await (db satisfies Db).execute<Counted<Membre>>(
    countedPage(all, sql`est_gerant desc, prenom, nom, id`, { page, nb_page }),
  )
  return readCounted<Membre>(found.rows)
}
