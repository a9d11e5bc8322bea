import type { CourseDuPalmares, ReglagesPalmares } from '@foulee/contract/courses/mon-palmares'
import type { MonResultat } from '@foulee/contract/courses/palmares'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getPoints } from '@foulee/domain/courses/cote'
import type { TypeCourse } from '@foulee/domain/courses/course'
import type { StatutDeclare } from '@foulee/domain/courses/course-declaree'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Courue } from '#features/courses/resultats/resultats.courues.ts'
import { findPalmares } from '#features/courses/resultats/resultats.palmares.ts'
import { provedOf } from '#features/courses/resultats/resultats.queries.ts'
import { toHeaderName } from '#kernel/tracks/file-name.ts'

/** Official results of one answer: nobody runs more. */
const MOST = 1000

type Officielles = { courses: CourseDuPalmares[]; podiums: number }

/** Proved results of public races, latest first. */
export async function findOfficielles(db: Db, users_id: number): Promise<Officielles> {
  const { resultats, podiums } = await findPalmares(db, users_id, { page: 1, nb_page: MOST })
  const types = await findTypes(
    db,
    resultats.map(({ epreuve }) => epreuve.id),
  )
  return {
    podiums,
    courses: resultats.map((resultat) =>
      presentOfficielle(resultat, types.get(resultat.epreuve.id) ?? 'autre'),
    ),
  }
}

async function findTypes(db: Db, ids: readonly number[]): Promise<Map<number, TypeCourse>> {
  const { rows } = await db.execute<{ id: number; type: TypeCourse }>(
    sql`select id, type from epreuves where id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map(({ id, type }) => [id, type]))
}

function presentOfficielle(resultat: MonResultat, type: TypeCourse): CourseDuPalmares {
  const { course, epreuve, temps, statut } = resultat
  const est_relais = resultat.relais !== undefined
  const { distance, denivele } = epreuve
  const isOwn = !est_relais && statut === 'classe'
  return {
    id: resultat.id,
    est_declaree: false,
    nom: course.nom,
    epreuve: epreuve.nom,
    lieu: course.ville,
    date: resultat.date,
    type,
    distance,
    denivele,
    statut,
    temps,
    rang: resultat.rang,
    nb_classes: resultat.nb_classes || null,
    est_relais,
    points: isOwn ? getPoints({ type, distance, denivele, temps }) : null,
    page: { slug: course.slug, epreuves_id: epreuve.id },
    lien: null,
    activites_id: resultat.activites_id,
    preuve: null,
    est_remplacee: false,
    has_resultats: true,
  }
}

type Row = {
  id: number
  epreuves_id: number | null
  nom: string
  epreuve: string | null
  lieu: string | null
  date: string
  type: TypeCourse
  distance: number | null
  denivele: number | null
  statut: StatutDeclare
  temps: number | null
  rang: number | null
  nb_classes: number | null
  lien: string | null
  preuve_nom: string | null
  activites_id: number | null
  slug: string | null
  has_resultats: boolean
  est_remplacee: boolean
}

/** Races that a member declared, latest first, or one of them. */
export async function findDeclarees(
  db: Db | Tx,
  users_id: number,
  which: SQL = sql``,
): Promise<CourseDuPalmares[]> {
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.epreuves_id, d.nom, d.epreuve, d.lieu, d.date::text as date, d.type, d.distance,
      d.denivele, d.statut, d.temps, d.rang, d.nb_classes, d.lien, d.preuve_nom, d.activites_id,
      k.slug,
      k.slug is not null and exists (select from resultat_envois s
        where s.epreuves_id = d.epreuves_id) as has_resultats,
      d.epreuves_id is not null and exists (select ${provedOf(users_id)}
        and p.id = d.epreuves_id) as est_remplacee
    from resultats_declares d
    left join lateral (
      select c.slug from epreuves p
      join editions e on e.id = p.editions_id and not e.brouillon
      join courses c on c.id = e.courses_id
      join course_cards v on v.courses_id = c.id and v.is_visible
      where p.id = d.epreuves_id) k on true
    where d.users_id = ${users_id} ${which}
    order by d.date desc, d.id desc`)
  return rows.map(presentDeclaree)
}

export async function getDeclaree(
  db: Db | Tx,
  users_id: number,
  id: number,
): Promise<CourseDuPalmares> {
  const [found] = await findDeclarees(db, users_id, sql`and d.id = ${id}`)
  if (!found) throw new ApiError('course_declaree_introuvable')
  return found
}

const presentDeclaree = ({ slug, preuve_nom, ...row }: Row): CourseDuPalmares => ({
  id: row.id,
  est_declaree: true,
  nom: row.nom,
  epreuve: row.epreuve,
  lieu: row.lieu,
  date: row.date,
  type: row.type,
  distance: row.distance,
  denivele: row.denivele,
  statut: row.statut,
  temps: row.temps,
  rang: row.rang,
  nb_classes: row.nb_classes,
  est_relais: row.type === 'relais',
  points: row.est_remplacee ? null : getPoints(row),
  page: slug !== null && row.epreuves_id !== null ? { slug, epreuves_id: row.epreuves_id } : null,
  lien: row.lien,
  activites_id: row.activites_id,
  preuve: preuve_nom,
  est_remplacee: row.est_remplacee,
  has_resultats: row.has_resultats,
})

/** Older ones count for next to nothing. */
const MOST_COURUES = 30

/**
 * Declared races that were finished, as results for predicted times: with the weight of a result, as
 * a race that one types there has (produit 9.29).
 */
export async function findDeclareesCourues(db: Db, users_id: number): Promise<Courue[]> {
  const { rows } = await db.execute<Courue>(sql`
    select d.nom || ' (déclarée)' as nom, d.date::text as date, d.type, d.distance, d.denivele,
      d.temps
    from resultats_declares d
    where d.users_id = ${users_id} and d.statut = 'classe' and d.distance > 0
      and not exists (select ${provedOf(users_id)} and p.id = d.epreuves_id)
    order by d.date desc, d.id desc limit ${MOST_COURUES}`)
  return rows
}

export async function findPreuve(
  db: Db,
  users_id: number,
  id: number,
): Promise<{ key: string; filename: string }> {
  const declares = t.resultatsDeclares
  const [row] = await db
    .select({ key: declares.preuve, nom: declares.preuve_nom })
    .from(declares)
    .where(and(eq(declares.id, id), eq(declares.users_id, users_id)))
  if (!row) throw new ApiError('course_declaree_introuvable')
  if (!row.key) throw new ApiError('preuve_introuvable')
  return { key: row.key, filename: toHeaderName(row.nom ?? 'preuve') }
}

/** Nothing is shown until its member says so. */
export async function findReglages(db: Db, users_id: number): Promise<ReglagesPalmares> {
  const { profils } = t
  const [row] = await db
    .select({
      est_public: profils.palmares_public,
      avec_declarees: profils.palmares_declarees,
      avec_cote: profils.palmares_cote,
    })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  return row ?? { est_public: false, avec_declarees: false, avec_cote: false }
}
