import type { MaDemande, MonResultat, Palmares } from '@foulee/contract/courses/resultats'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { isCurrent } from './resultats.lots.ts'
import { presentResultat, type ShownRow, toInstant } from './resultats.presenter.ts'

/**
 * Lines that are proved to be somebody's, of the file that is shown, of races that everybody sees. What
 * they took away is not part of it: they asked that it be nowhere.
 */
const provedOf = (users_id: number) => sql`
  from resultats
  join epreuves p on p.id = resultats.epreuves_id
  join editions e on e.id = p.editions_id
  join courses c on c.id = e.courses_id
  join course_cards k on k.courses_id = c.id and k.is_visible
  where resultats.users_id = ${users_id} and resultats.preuve is not null
    and resultats.retire_le is null and ${isCurrent}`

/** Among the first three, of all or of one's sex. */
const PODIUM = sql`(resultats.rang <= 3 or resultats.rang_sexe <= 3)`

/** As `countClasses` of one épreuve: also who took their line away since. */
const NB_CLASSES = sql`((select count(o.id) from resultats o
    where o.epreuves_id = p.id and o.lot = resultats.lot and o.rang is not null)
  + (select s.classes_retires from resultat_envois s where s.epreuves_id = p.id))::int`

type Row = Omit<ShownRow, 'est_initiales'> & {
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

/** What somebody's results come to, and one page of them, the latest first. */
export async function findPalmares(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<Palmares> {
  const { rows } = await db.execute<Row>(sql`
    select resultats.id, resultats.rang, resultats.rang_sexe, resultats.rang_categorie,
      resultats.dossard, resultats.nom, resultats.prenom, resultats.sexe, resultats.categorie,
      resultats.club, resultats.temps, resultats.statut, resultats.users_id,
      ${NB_CLASSES} as nb_classes, c.slug, c.nom as course, c.ville, p.id as epreuves_id,
      p.nom as epreuve, p.distance, p.denivele, coalesce(p.date_depart, e.date_debut)::text as date
    ${provedOf(users_id)}
    order by date desc, resultats.id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  return {
    ...(await countAll(db, users_id)),
    resultats: rows.map(presentMien),
    demandes: await findDemandes(db, users_id),
  }
}

type Asked = Pick<MaDemande, 'id' | 'souhait' | 'dossard' | 'motif' | 'created_at' | 'date'> &
  Pick<Row, 'slug' | 'course' | 'ville' | 'epreuves_id' | 'epreuve'>

/** Nobody asks more organisers than that at once. */
const DEMANDES_MAX = 100

/** What waits for the answer of an organiser, the last asked first. */
async function findDemandes(db: Db, users_id: number): Promise<MaDemande[]> {
  const { rows } = await db.execute<Asked>(sql`
    select d.id, d.souhait, d.dossard, d.motif, d.created_at, c.slug, c.nom as course, c.ville,
      p.id as epreuves_id, p.nom as epreuve, coalesce(p.date_depart, e.date_debut)::text as date
    from resultat_demandes d
    join epreuves p on p.id = d.epreuves_id
    join editions e on e.id = p.editions_id
    join courses c on c.id = e.courses_id
    join course_cards k on k.courses_id = c.id and k.is_visible
    where d.users_id = ${users_id} and d.etat = 'attend'
    order by d.id desc limit ${DEMANDES_MAX}`)
  return rows.map(({ slug, course, ville, epreuves_id, epreuve, created_at, ...asked }) => ({
    ...asked,
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
      coalesce(sum(p.distance) filter (where resultats.statut = 'classe'), 0)::int as metres
    ${provedOf(users_id)}`)
  return rows[0] ?? { nb: 0, arrivees: 0, podiums: 0, metres: 0 }
}

/** To oneself one has one's whole name, whatever others read. */
const presentMien = (row: Row): MonResultat => ({
  ...presentResultat({ ...row, est_initiales: false }, row.nb_classes),
  nb_classes: row.nb_classes,
  course: { slug: row.slug, nom: row.course, ville: row.ville },
  epreuve: {
    id: row.epreuves_id,
    nom: row.epreuve,
    distance: row.distance,
    denivele: row.denivele,
  },
  date: row.date,
})
