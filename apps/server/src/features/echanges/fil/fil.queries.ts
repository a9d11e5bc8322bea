import type { Db, Tx } from '@foulee/db/connect'
import { FIL_MAX, type PublicationKind, type Voie } from '@foulee/domain/echanges/publication'
import { type SQL, sql } from 'drizzle-orm'
import type { FilRow, Viewer } from '../../../fil/fil-kind.ts'

/** An item that reaches a feed, before its kind is asked whether it may be seen. */
export type Candidate = FilRow & { mise_en_avant: string | null }

/** All that reaches the feed of a member, and by which way; the way that counts first has the least rank. */
const ciblesOf = (users_id: number): SQL => sql`
  select 'profil' as kind, ${users_id}::int as id, 0 as rang
  union all select 'profil', suivi_id, 1 from suivis where users_id = ${users_id}
  union all select cible_kind, cible_id, 1 from abonnements where users_id = ${users_id}
  union all select distinct 'course', d.courses_id, 2
    from liste l join epreuves p on p.id = l.objet_id join editions d on d.id = p.editions_id
    where l.users_id = ${users_id} and l.type = 'epreuve' and l.etat in ('envie', 'inscrit')
  union all select 'foulee', 0, 3`

const VOIE_OF: readonly Voie[] = ['moi', 'suivi', 'liste', 'site']

/** What nobody is shown of others: hidden by staff, of members who block or are blocked, or have no account. */
const isOpenTo = (users_id: number): SQL => sql`
  p.masque_le is null and (p.users_id is null or p.users_id = ${users_id} or (
    not exists (select from blocages b where b.users_id = ${users_id} and b.bloque_id = p.users_id)
    and not exists (select from blocages b where b.users_id = p.users_id and b.bloque_id = ${users_id})
    and not exists (select from users u where u.id = p.users_id
      and (u.suspendu_le is not null or u.supprime_le is not null))))`

/** What the member does not want to see or hear; oneself is always heard. */
const isWanted = (users_id: number): SQL => sql`
  not exists (select from publications_masquees m
    where m.users_id = ${users_id} and m.publications_id = p.id)
  and (p.users_id is not distinct from ${users_id}::int or not exists (select from sourdines s
    where s.users_id = ${users_id} and s.cible_kind = p.emetteur_kind
      and s.cible_id = coalesce(p.emetteur_id, 0)))`

const COLUMNS = sql`p.id, p.kind, p.fait_id, p.objet_kind, p.objet_id, p.emetteur_kind,
  p.emetteur_id, p.users_id`

type Reach = {
  viewer: Viewer
  kind?: PublicationKind | undefined
  /** The newest item, and the one behind the oldest. */
  jusqua?: number | undefined
  depuis?: number | undefined
}

/** The newest items of each thing that is followed, one step along the index for each, merged. */
function newestOf({ viewer, kind, jusqua, depuis }: Reach, max: number): SQL {
  const bounds = [
    jusqua === undefined ? null : sql`and c.publications_id <= ${jusqua}`,
    depuis === undefined ? null : sql`and c.publications_id > ${depuis}`,
    kind === undefined
      ? null
      : sql`and exists (select from publications k where k.id = c.publications_id and k.kind = ${kind})`,
  ].filter((part) => part !== null)
  return sql`
    select distinct n.publications_id as id
    from (${ciblesOf(viewer.id)}) t cross join lateral (
      select c.publications_id from publication_cibles c
      where c.cible_kind = t.kind and c.cible_id = t.id ${sql.join(bounds, sql` `)}
      order by c.publications_id desc limit ${max}) n
    order by id desc limit ${max}`
}

/**
 * What reaches a feed, in its order: what staff highlights, then the newest first, each once. One
 * statement, as far back as a feed reaches.
 */
export async function findCandidates(db: Db, reach: Reach): Promise<Candidate[]> {
  const { viewer, kind } = reach
  const now = viewer.now.toISOString()
  const { rows } = await db.execute<Candidate>(sql`
    with avant as materialized (
      select distinct on (publications_id) publications_id as id, titre, debut
      from mises_en_avant where debut <= ${now} and fin > ${now}
      order by publications_id, debut desc
    ), suivies as materialized (${newestOf(reach, FIL_MAX)})
    select ${COLUMNS}, a.titre as mise_en_avant
    from (select id from suivies union select id from avant) f
      join publications p on p.id = f.id left join avant a on a.id = p.id
    where ${isOpenTo(viewer.id)} and ${isWanted(viewer.id)}
      ${kind === undefined ? sql`` : sql`and p.kind = ${kind}`}
    order by a.debut desc nulls last, p.id desc`)
  return rows
}

/** How many newcomers are counted: beyond, « plus de ». */
const NEWS_MAX = 100

/** What others brought into a feed since an item; highlights apart. */
export async function findNewer(db: Db, viewer: Viewer, depuis: number): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select ${COLUMNS}, null as mise_en_avant
    from (${newestOf({ viewer, depuis }, NEWS_MAX)}) f join publications p on p.id = f.id
    where ${isOpenTo(viewer.id)} and ${isWanted(viewer.id)}
      and p.users_id is distinct from ${viewer.id}::int
    order by p.id desc`)
  return rows
}

/** One item that this person may be shown, for all that its kind may still say; null otherwise. */
export async function findOne(
  db: Db | Tx,
  { id: users_id, isStaff }: Viewer,
  id: number,
): Promise<Candidate | null> {
  const { rows } = await db.execute<Candidate>(sql`
    select ${COLUMNS}, null as mise_en_avant from publications p
    where p.id = ${id} and (${isStaff} or p.users_id = ${users_id} or (${isOpenTo(users_id)}))`)
  return rows[0] ?? null
}

/** Everything that a page says of an item beside its card. */
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
  /** What is followed. */
  suivi_kind: FilRow['emetteur_kind'] | null
  suivi_id: number | null
}

type DetailRow = Omit<Details, 'voie'> & { rang: number | null }

/** The words of some items, what was reacted to them, and how they reach the viewer: one statement. */
export async function findDetails(
  db: Db | Tx,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Details>> {
  if (!ids.length) return new Map()
  const { rows } = await db.execute<DetailRow>(sql`
    with cible as materialized (${ciblesOf(viewer.id)})
    select p.id, p.texte, p.created_at, p.updated_at, p.masque_le, p.masque_motif, p.nb_commentaires,
      (select r.reaction_types_id from reactions r
        where r.publications_id = p.id and r.users_id = ${viewer.id}) as ma_reaction,
      ${TYPES} as types, v.rang, v.kind as suivi_kind, v.id as suivi_id
    from publications p left join lateral (
      select t.rang, t.kind, t.id from publication_cibles c
        join cible t on t.kind = c.cible_kind and t.id = c.cible_id
      where c.publications_id = p.id order by t.rang, t.kind limit 1) v on true
    where p.id = any(${sql.param([...ids])}::int[])`)
  return new Map(
    rows.map(({ rang, ...row }) => [
      row.id,
      { ...row, voie: rang === null ? null : (VOIE_OF[rang] ?? null) },
    ]),
  )
}

/** How many reacted to the item `p` in each way. */
const TYPES = sql`(
  select coalesce(json_agg(json_build_object('reaction_types_id', r.type, 'nb', r.nb)
    order by r.nb desc, r.type), '[]')
  from (select reaction_types_id as type, count(*)::int as nb from reactions
    where publications_id = p.id group by 1) r)`
