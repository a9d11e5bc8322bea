import type { FaitKind } from '@foulee/domain/club/fait'
import { SORTIE_MIN, VITESSE_MAX } from '@foulee/domain/club/sortie-credible'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { DEED_STANDS } from './points.ts'

export type Portee = { users_id: number | null; today: string }

const PARIS = sql.raw(`'Europe/Paris'`)
const dayOf = (instant: string) => sql`(${sql.raw(instant)} at time zone ${PARIS})::date`
const hourOf = (instant: string) =>
  sql`extract(hour from ${sql.raw(instant)} at time zone ${PARIS})::int`

const ledger = (kind: string) => sql`
  select users_id, cle, ${dayOf('created_at')} as jour from points
  where kind = ${kind} and ${DEED_STANDS}`

/** Metres per second: a faster activity without a sport is assumed to be cycling. */
const FASTEST_RUN = 5.5

/**
 * SQL of an implausible activity `a`: too short, too fast, a file already uploaded by another
 * member, overlapping an earlier activity of the same member, or another recording of one.
 */
export const IS_DOUBTFUL: SQL = sql`(
  a.double_de is not null
  or a.distance < ${SORTIE_MIN.distance}::int
  or coalesce(coalesce(a.duree_mouvement, a.duree) < ${SORTIE_MIN.duree}::int, false)
  or coalesce(a.distance > ${VITESSE_MAX}::real * coalesce(a.duree_mouvement, a.duree), false)
  or exists (select from activites b where b.original = a.original and b.users_id <> a.users_id
    and b.id < a.id)
  or exists (select from activites b where b.users_id = a.users_id and b.id < a.id
    and b.debut > a.debut - interval '1 day' and b.debut < a.debut + a.duree * interval '1 second'
    and b.debut + b.duree * interval '1 second' > a.debut))`

/**
 * Source query of each kind of fact, future days included: `users_id, cle, jour` and known
 * measures.
 */
const SOURCES: Readonly<Record<FaitKind, (today: string) => SQL>> = {
  sortie: () => sql`
    select users_id, id::text as cle, ${dayOf('coalesce(debut, created_at)')} as jour,
      ${hourOf('debut')} as heure, distance, denivele, coalesce(duree_mouvement, duree) as duree,
      nullif(sport, 'autre') as genre
    from activites a where (sport in ('course_a_pied', 'trail', 'marche', 'randonnee')
      or (sport = 'autre' and distance < ${FASTEST_RUN}::real * coalesce(duree_mouvement, duree, 0)))
      and not ${IS_DOUBTFUL}`,
  entrainement_fait: () => sql`
    select users_id, id::text as cle, jour, fait_distance as distance, fait_duree as duree,
      objectif as genre
    from entrainements where etat = 'fait'`,
  // Relays are excluded: nobody runs the whole, and the leg distance is unknown.
  epreuve_terminee: () => sql`
    select d.users_id, d.epreuves_id::text as cle, coalesce(e.date_depart, n.date_debut) as jour,
      case when not d.is_leg then e.distance end as distance,
      case when not d.is_leg then e.denivele end as denivele,
      e.type as genre, c.departement, c.pays, c.id as courses_id
    from (
      select users_id, epreuves_id, bool_or(is_leg) as is_leg from (
        select r.users_id, r.epreuves_id, r.relais is not null as is_leg from resultats r
          join resultat_envois v on v.epreuves_id = r.epreuves_id and v.lot = r.lot
          where r.users_id is not null and r.statut = 'classe' and r.preuve is not null
        union all
        select l.users_id, l.objet_id, p.type = 'relais' from liste l
          join epreuves p on p.id = l.objet_id
          where l.type = 'epreuve' and l.etat = 'termine'
      ) said group by users_id, epreuves_id
    ) d
    join epreuves e on e.id = d.epreuves_id
    join editions n on n.id = e.editions_id
    join courses c on c.id = n.courses_id`,
  parcours_publie: () => sql`
    select p.users_id, p.id::text as cle, ${dayOf('coalesce(p.publie_le, p.created_at)')} as jour,
      nullif(k.distance, -1) as distance, nullif(k.denivele, -1) as denivele, p.departement
    from parcours p left join parcours_cards k on k.parcours_id = p.id
    where p.etat >= 100 and p.users_id is not null`,
  course_publiee: () => sql`
    select created_by as users_id, id::text as cle,
      ${dayOf('coalesce(publie_le, created_at)')} as jour, departement, pays
    from courses where etat >= 100 and created_by is not null`,
  avis_donne: () => sql`
    select distinct on (users_id, model, objet_id) users_id, model || ':' || objet_id as cle,
      ${dayOf('created_at')} as jour, model as genre
    from commentaires where users_id is not null and masque_le is null
    order by users_id, model, objet_id, id`,
  evenement_valide: () => sql`
    select i.users_id, i.evenement_dates_id::text as cle, ${dayOf('d.debut')} as jour,
      ${hourOf('d.debut')} as heure, v.type as genre, v.departement
    from inscriptions i join evenement_dates d on d.id = i.evenement_dates_id
      join evenements v on v.id = d.evenements_id
    where i.valide_le is not null and i.etat = 'inscrit' and i.users_id is not null
      and i.valide_par is distinct from i.users_id`,
  sondage_repondu: () => ledger('sondage_repondu'),
  ami_invite: () => ledger('ami_invite'),
  profil_complet: () => ledger('profil_complet'),
  voyage_fait: (today) => sql`
    select r.users_id, r.id::text as cle, r.fin as jour, v.departement, v.pays
    from reservations r join disponibilites d on d.id = r.disponibilites_id
      join voyages v on v.id = d.voyages_id
    where r.users_id is not null and r.etat in ('confirmee', 'terminee') and r.fin < ${today}::date`,
  // Completed: at least half of the sessions done.
  plan_termine: (today) => sql`
    select s.users_id, s.id::text as cle, s.fin as jour
    from plan_suivis s where s.etat in ('en_cours', 'termine') and s.fin < ${today}::date
      and (select count(*) > 0 and 2 * count(*) filter (where e.etat = 'fait') >= count(*)
        from entrainements e where e.plan_suivis_id = s.id and e.etat <> 'retire')`,
}

const KNOWN: Readonly<Record<FaitKind, readonly string[]>> = {
  sortie: ['heure', 'distance', 'denivele', 'duree', 'genre'],
  entrainement_fait: ['distance', 'duree', 'genre'],
  epreuve_terminee: ['distance', 'denivele', 'genre', 'departement', 'pays', 'courses_id'],
  parcours_publie: ['distance', 'denivele', 'departement'],
  course_publiee: ['departement', 'pays'],
  avis_donne: ['genre'],
  evenement_valide: ['heure', 'genre', 'departement'],
  sondage_repondu: [],
  ami_invite: [],
  profil_complet: [],
  voyage_fait: ['departement', 'pays'],
  plan_termine: [],
}

/**
 * Synchronises stored facts of one kind with their sources up to today: inserts, updates, deletes.
 * Idempotent; reads only the given member if any.
 * @returns members with changes
 */
export async function syncFaits(
  db: Db | Tx,
  kind: FaitKind,
  { users_id, today }: Portee,
): Promise<number[]> {
  const columns = KNOWN[kind].map((name) => sql.identifier(name))
  const all = sql.join([sql`jour`, ...columns], sql`, `)
  const old = sql.join([sql`f.jour`, ...columns.map((name) => sql`f.${name}`)], sql`, `)
  const condition = sql.join(
    [sql`excluded.jour`, ...columns.map((name) => sql`excluded.${name}`)],
    sql`, `,
  )
  const sets = sql.join(
    [sql`jour = excluded.jour`, ...columns.map((name) => sql`${name} = excluded.${name}`)],
    sql`, `,
  )
  const mine = users_id === null ? sql`true` : sql`s.users_id = ${users_id}`
  const ofMember = users_id === null ? sql`true` : sql`f.users_id = ${users_id}`
  const { rows } = await db.execute<{ users_id: number }>(sql`
    with source as materialized (
      select s.users_id, s.cle, ${all} from (${SOURCES[kind](today)}) s
      where ${mine} and s.jour <= ${today}::date
    ), come as (
      insert into faits as f (users_id, kind, cle, ${all})
      select users_id, ${kind}, cle, ${all} from source
      on conflict (users_id, kind, cle) do update set ${sets}
        where (${old}) is distinct from (${condition})
      returning f.users_id
    ), gone as (
      delete from faits f where f.kind = ${kind} and ${ofMember}
        and not exists (select from source s where s.users_id = f.users_id and s.cle = f.cle)
      returning f.users_id
    )
    select users_id from come union select users_id from gone`)
  return rows.map((row) => row.users_id)
}
