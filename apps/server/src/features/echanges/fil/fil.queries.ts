import type { Db } from '@foulee/db/connect'
import { FIL_MAX, type PublicationKind, type Voie } from '@foulee/domain/echanges/publication'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { FilRow, Viewer } from '#kernel/feed/fil-kind.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'

export type Candidate = FilRow & { mise_en_avant: string | null }

/**
 * Prepared statement, planned once per connection: planning takes longer than running here. Values
 * are `$1`, `$2`… in the given order.
 */
function prepare<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  const text = new PgDialect().sqlToQuery(statement).sql
  return async (db: Db, values: readonly unknown[]): Promise<Row[]> =>
    (await db.$client.query<Row>({ name, text, values: [...values] })).rows
}

const ME = sql.raw('$1::int')

/** All targets that reach a feed, with the reason; the reason of the least rank wins. */
const CIBLES = sql`
  select 'profil' as kind, ${ME} as id, 0 as rang
  union all select 'profil', suivi_id, 1 from suivis where users_id = ${ME}
  union all select cible_kind, cible_id, 1 from abonnements where users_id = ${ME}
  union all select distinct 'course', d.courses_id, 2
    from liste l join epreuves p on p.id = l.objet_id join editions d on d.id = p.editions_id
    where l.users_id = ${ME} and l.type = 'epreuve' and l.etat in ('envie', 'inscrit')
  union all select 'foulee', 0, 3`

const VOIE_OF: readonly Voie[] = ['moi', 'suivi', 'liste', 'site']

/**
 * Hides from other members: items masked by staff, of members in a block with the viewer, of closed
 * accounts.
 */
const IS_OPEN = sql`
  p.masque_le is null and (p.users_id is null or p.users_id = ${ME} or (
    ${isNotBlocked(ME, sql`p.users_id`)}
    and not exists (select from users u where u.id = p.users_id
      and (u.suspendu_le is not null or u.supprime_le is not null))))`

/** Leaves out items that the member hid or muted; the member's own items always pass. */
const IS_WANTED = sql`
  not exists (select from publications_masquees m
    where m.users_id = ${ME} and m.publications_id = p.id)
  and (p.users_id is not distinct from ${ME} or not exists (select from sourdines s
    where s.users_id = ${ME} and s.cible_kind = p.emetteur_kind
      and s.cible_id = coalesce(p.emetteur_id, 0)))`

const COLUMNS = sql`p.id, p.kind, p.fait_id, p.objet_kind, p.objet_id, p.emetteur_kind,
  p.emetteur_id, p.users_id`

/**
 * The newest items of each followed target, one index step each, merged.
 * @param bounds over the target `c`
 */
const newestOf = (bounds: SQL, max: number): SQL => sql`
  select distinct n.publications_id as id
  from (${CIBLES}) t cross join lateral (
    select c.publications_id from publication_cibles c
    where c.cible_kind = t.kind and c.cible_id = t.id and ${bounds}
    order by c.publications_id desc limit ${sql.raw(`${max}`)}) n
  order by id desc limit ${sql.raw(`${max}`)}`

const JUSQUA = sql.raw('c.publications_id <= coalesce($2::int, 2147483647)')
const IS_OF_KIND = sql`exists (
  select from publications k where k.id = c.publications_id and k.kind = $4::text)`

const pageOf = (name: string, kind: { reach: SQL; item: SQL }) =>
  prepare<Candidate>(
    name,
    sql`
    with avant as materialized (
      select distinct on (publications_id) publications_id as id, titre, debut
      from mises_en_avant where debut <= $3::timestamptz and fin > $3::timestamptz
      order by publications_id, debut desc
    ), suivies as materialized (${newestOf(kind.reach, FIL_MAX)})
    select ${COLUMNS}, a.titre as mise_en_avant
    from (select id from suivies union select id from avant) f
      join publications p on p.id = f.id left join avant a on a.id = p.id
    where ${IS_OPEN} and ${IS_WANTED} and ${kind.item}
    order by a.debut desc nulls last, p.id desc`,
  )
const ofAnyKind = pageOf('fil_page', { reach: JUSQUA, item: sql`true` })
const ofOneKind = pageOf('fil_page_kind', {
  reach: sql`${JUSQUA} and ${IS_OF_KIND}`,
  item: sql`p.kind = $4::text`,
})

type Reach = { viewer: Viewer; kind?: PublicationKind | undefined; jusqua?: number | undefined }

export function findCandidates(db: Db, { viewer, kind, jusqua }: Reach): Promise<Candidate[]> {
  const values = [viewer.id, jusqua ?? null, viewer.now.toISOString()]
  return kind === undefined ? ofAnyKind(db, values) : ofOneKind(db, [...values, kind])
}

const highlights = prepare<Candidate>(
  'fil_avant',
  sql`
    select ${COLUMNS}, a.titre as mise_en_avant
    from (select distinct on (publications_id) publications_id as id, titre, debut
      from mises_en_avant where debut <= $2::timestamptz and fin > $2::timestamptz
      order by publications_id, debut desc) a
      join publications p on p.id = a.id
    where ${IS_OPEN} and ${IS_WANTED}
    order by a.debut desc, p.id desc`,
)

export const findHighlights = (db: Db, { id, now }: Viewer): Promise<Candidate[]> =>
  highlights(db, [id, now.toISOString()])

const these = prepare<Candidate>(
  'fil_choix',
  sql`
    select ${COLUMNS}, null as mise_en_avant from publications p
    where p.id = any($2::int[]) and ${IS_OPEN} order by p.id desc`,
)

export const findThese = (db: Db, { id }: Viewer, ids: readonly number[]): Promise<Candidate[]> =>
  these(db, [id, `{${ids.join(',')}}`])

/** New items are counted up to here; beyond, « plus de ». */
const NEWS_MAX = 100

const newer = prepare<Candidate>(
  'fil_nouveautes',
  sql`
    select ${COLUMNS}, null as mise_en_avant
    from (select id from (${newestOf(sql.raw('c.publications_id > $2::int'), NEWS_MAX)}) n
      union select publications_id from mises_en_avant
        where debut <= $3::timestamptz and fin > $3::timestamptz and publications_id > $2::int) f
      join publications p on p.id = f.id
    where ${IS_OPEN} and ${IS_WANTED} and p.users_id is distinct from ${ME}
    order by p.id desc`,
)

export const findNewer = (db: Db, { id, now }: Viewer, depuis: number): Promise<Candidate[]> =>
  newer(db, [id, depuis, now.toISOString()])

const byId = prepare<Candidate>(
  'fil_une',
  sql`
    select ${COLUMNS}, null as mise_en_avant from publications p
    where p.id = $2::int and ($3::bool or p.users_id = ${ME} or (${IS_OPEN}))`,
)

/** One item that passes the viewer's filters; its kind may still hide it. Null otherwise. */
export async function findOne(
  db: Db,
  { id: users_id, isStaff }: Viewer,
  id: number,
): Promise<Candidate | null> {
  const [row] = await byId(db, [users_id, id, isStaff])
  return row ?? null
}

export type Details = {
  id: number
  texte: string | null
  created_at: string
  updated_at: string | null
  masque_le: string | null
  masque_motif: string | null
  nb_commentaires: number
  ma_reaction: number | null
  types: { reaction_types_id: number; nb: number }[]
  voie: Voie | null
  suivi_kind: FilRow['emetteur_kind'] | null
  suivi_id: number | null
}

type DetailRow = Omit<Details, 'voie'> & { rang: number | null }

const TYPES = sql`(
  select coalesce(json_agg(json_build_object('reaction_types_id', r.type, 'nb', r.nb)
    order by r.nb desc, r.type), '[]')
  from (select reaction_types_id as type, count(*)::int as nb from reactions
    where publications_id = p.id group by 1) r)`

const details = prepare<DetailRow>(
  'fil_details',
  sql`
    with cible as materialized (${CIBLES})
    select p.id, p.texte, p.created_at, p.updated_at, p.masque_le, p.masque_motif, p.nb_commentaires,
      (select r.reaction_types_id from reactions r
        where r.publications_id = p.id and r.users_id = ${ME}) as ma_reaction,
      ${TYPES} as types, v.rang, v.kind as suivi_kind, v.id as suivi_id
    from publications p left join lateral (
      select t.rang, t.kind, t.id from publication_cibles c
        join cible t on t.kind = c.cible_kind and t.id = c.cible_id
      where c.publications_id = p.id order by t.rang, t.kind limit 1) v on true
    where p.id = any($2::int[])`,
)

export async function findDetails(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Details>> {
  if (!ids.length) return new Map()
  const rows = await details(db, [viewer.id, ids])
  return new Map(
    rows.map(({ rang, ...row }) => [
      row.id,
      { ...row, voie: rang === null ? null : (VOIE_OF[rang] ?? null) },
    ]),
  )
}
