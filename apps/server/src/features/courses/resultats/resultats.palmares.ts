import type {
  MaDemande,
  MonResultat,
  Palmares,
  ResultatDeSortie,
} from '@foulee/contract/courses/palmares'
import type { Db } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { type SQL, sql } from 'drizzle-orm'
import {
  presentResultat,
  presentRunner,
  type ShownRow,
  type Team,
  toInstant,
} from './resultats.presenter.ts'
import { provedOf, TEAM } from './resultats.queries.ts'
import { findSorties } from './resultats.sorties.ts'

const PODIUM = sql`(coalesce(q.rang, resultats.rang) <= 3
  or coalesce(q.rang_sexe, resultats.rang_sexe) <= 3)`

const OF_TEAM = sql`left join resultats q on q.epreuves_id = resultats.epreuves_id
  and q.lot = resultats.lot and q.equipe = resultats.equipe and q.relais is null
  and resultats.relais is not null`

const NB_CLASSES = sql`((select count(o.id) from resultats o
    where o.epreuves_id = p.id and o.lot = resultats.lot and o.rang is not null)
  + (select s.classes_retires from resultat_envois s where s.epreuves_id = p.id))::int`

type Row = Omit<ShownRow, 'est_initiales'> & {
  team: Team | null
  nb_classes: number
  slug: string
  course: string
  ville: string | null
  epreuves_id: number
  epreuve: string
  distance: number | null
  denivele: number | null
  date: string
}

type Totals = Pick<Palmares, 'nb' | 'arrivees' | 'podiums' | 'metres'>

export async function findPalmares(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<Palmares> {
  const rows = await readMiens(
    db,
    users_id,
    sql`order by date desc, resultats.id desc limit ${nb_page} offset ${(page - 1) * nb_page}`,
  )
  const sorties = await findSortiesOf(db, users_id, rows)
  return {
    ...(await countAll(db, users_id)),
    resultats: rows.map((row) => presentMien(row, sorties.get(row.id) ?? null)),
    demandes: await findDemandes(db, users_id),
  }
}

const TEAM_OF_MINE = sql`case when resultats.relais is not null then (select ${TEAM}
  from resultats r where r.id = resultats.id) end`

async function readMiens(db: Db, users_id: number, which: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select resultats.id, resultats.rang, resultats.rang_sexe, resultats.rang_categorie,
      resultats.dossard, resultats.nom, resultats.prenom, resultats.sexe, resultats.categorie,
      resultats.club, resultats.temps, resultats.statut, resultats.users_id, resultats.equipe,
      resultats.relais, ${TEAM_OF_MINE} as team,
      ${NB_CLASSES} as nb_classes, c.slug, c.nom as course, c.ville, p.id as epreuves_id,
      p.nom as epreuve, p.distance, p.denivele, coalesce(p.date_depart, e.date_debut)::text as date
    ${provedOf(users_id)} ${which}`)
  return rows
}

async function findSortiesOf(
  db: Db,
  users_id: number,
  rows: readonly Row[],
): Promise<Map<number, number>> {
  const [latest, oldest] = [rows.at(0)?.date, rows.at(-1)?.date]
  if (!latest || !oldest) return new Map()
  const pairs = await findSorties(db, users_id, { du: oldest, au: latest })
  return new Map(pairs.map(({ resultats_id, activites_id }) => [resultats_id, activites_id]))
}

/** The caller’s proved result in an épreuve; null without one. */
export async function findMien(
  db: Db,
  users_id: number,
  epreuves_id: number,
): Promise<MonResultat | null> {
  const [row] = await readMiens(db, users_id, sql`and p.id = ${epreuves_id} limit 1`)
  if (!row) return null
  const sorties = await findSortiesOf(db, users_id, [row])
  return presentMien(row, sorties.get(row.id) ?? null)
}

type Sortie = { id: number; users_id: number; debut: string | null }

export async function findResultatOf(
  db: Db,
  { id, users_id, debut }: Sortie,
): Promise<ResultatDeSortie | null> {
  if (debut === null) return null
  const jour = parisDate(new Date(debut))
  const pairs = await findSorties(db, users_id, { du: jour, au: jour })
  const pair = pairs.find(({ activites_id }) => activites_id === id)
  if (!pair) return null
  const [row] = await readMiens(db, users_id, sql`and resultats.id = ${pair.resultats_id}`)
  if (!row) return null
  const { course, epreuve, date, temps, rang, sexe, statut, nb_classes } = presentMien(row, id)
  return { course, epreuve, date, temps, rang, sexe, statut, nb_classes }
}

type PendingDemande = Pick<
  MaDemande,
  'id' | 'souhait' | 'dossard' | 'motif' | 'created_at' | 'date'
> &
  Pick<Row, 'slug' | 'course' | 'ville' | 'epreuves_id' | 'epreuve'>

const DEMANDES_MAX = 100

async function findDemandes(db: Db, users_id: number): Promise<MaDemande[]> {
  const { rows } = await db.execute<PendingDemande>(sql`
    select d.id, d.souhait, d.dossard, d.motif, d.created_at, c.slug, c.nom as course, c.ville,
      p.id as epreuves_id, p.nom as epreuve, coalesce(p.date_depart, e.date_debut)::text as date
    from resultat_demandes d
    join epreuves p on p.id = d.epreuves_id
    join editions e on e.id = p.editions_id
    join courses c on c.id = e.courses_id
    join course_cards k on k.courses_id = c.id and k.is_visible
    where d.users_id = ${users_id} and d.etat = 'attend'
    order by d.id desc limit ${DEMANDES_MAX}`)
  return rows.map(({ slug, course, ville, epreuves_id, epreuve, created_at, ...demande }) => ({
    ...demande,
    created_at: toInstant(created_at),
    course: { slug, nom: course, ville },
    epreuve: { id: epreuves_id, nom: epreuve },
  }))
}

async function countAll(db: Db, users_id: number): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select count(*)::int as nb,
      count(*) filter (where resultats.statut = 'classe')::int as arrivees,
      count(*) filter (where ${PODIUM})::int as podiums,
      -- Nobody ran all of a relay.
      coalesce(sum(p.distance) filter (where resultats.statut = 'classe'
        and resultats.relais is null), 0)::int as metres
    ${provedOf(users_id, OF_TEAM)}`)
  return rows[0] ?? { nb: 0, arrivees: 0, podiums: 0, metres: 0 }
}

const presentMien = (own: Row, activites_id: number | null): MonResultat => {
  const { row, relais } = presentRunner({ ...own, est_initiales: false })
  return { ...presentResultat(row, row.nb_classes), ...relais, ...presentRun(row, activites_id) }
}

const presentRun = (row: Omit<Row, 'team'>, activites_id: number | null) => ({
  nb_classes: row.nb_classes,
  course: { slug: row.slug, nom: row.course, ville: row.ville },
  epreuve: {
    id: row.epreuves_id,
    nom: row.epreuve,
    distance: row.distance,
    denivele: row.denivele,
  },
  date: row.date,
  activites_id,
})
