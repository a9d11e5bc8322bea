import { ApiError } from '@foulee/contract/shared/errors'
import { readPosition } from '@foulee/db/columns'
import type { Db, Tx } from '@foulee/db/connect'
import { courses, editions, epreuves, resultatDemandes, resultats } from '@foulee/db/schema'
import { type Age, getAgeOfEpreuve } from '@foulee/domain/courses/age-resultat'
import type { PointPassage } from '@foulee/domain/courses/passages'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { isCancelled } from '@foulee/domain/shared/publication'
import { and, eq, sql } from 'drizzle-orm'
import { canEditCourse, getVisibleCourse } from '#features/courses/courses/courses.policy.ts'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import type { User } from '#platform/http/user.ts'
import { isCurrent } from './resultats.lots.ts'

export type Epreuve = {
  id: number
  nom: string
  courses_id: number
  course_slug: string
  organisateurs_id: number
  /** Day of the épreuve; the former one while `date_inconnue`. */
  jour: string
  date_inconnue: boolean
  fuseau: string
  /** Metres. */
  distance: number | null
  age: Age
  /** Points before the finish, and the time of day of the start in seconds. */
  points: PointPassage[]
  depart: number | null
  is_relais: boolean
  annulee: boolean
  is_edition_annulee: boolean
  brouillon: boolean
}

/** One place where the organiser wrote several services. */
const READ_POINTS = sql<PointPassage[]>`(
  select coalesce(json_agg(json_build_object('nom', nom, 'metres', metres) order by metres), '[]')
  from (
    select max(nom) as nom, round(km * 1000)::int as metres from epreuve_points
    where epreuves_id = ${epreuves.id} and km > 0
      and (${epreuves.distance} is null or km * 1000 < ${epreuves.distance})
    group by round(km * 1000)) p)`

async function findEpreuve(db: Db | Tx, id: number): Promise<Epreuve> {
  const [found] = await db
    .select({
      id: epreuves.id,
      nom: epreuves.nom,
      courses_id: editions.courses_id,
      course_slug: courses.slug,
      organisateurs_id: courses.organisateurs_id,
      jour: sql<string>`coalesce(${epreuves.date_depart}, ${editions.date_debut})::text`,
      date_inconnue: editions.date_inconnue,
      pays: courses.pays,
      departement: courses.departement,
      position: readPosition(courses.position),
      distance: epreuves.distance,
      depart: sql<
        number | null
      >`extract(epoch from coalesce(${epreuves.heure_depart}, ${editions.heure_depart}))::int`,
      points: READ_POINTS,
      type: epreuves.type,
      age_min: epreuves.age_min,
      etat: epreuves.etat,
      is_edition_annulee: editions.annulee,
      brouillon: editions.brouillon,
    })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .innerJoin(courses, eq(courses.id, editions.courses_id))
    .where(eq(epreuves.id, id))
  if (!found) throw new ApiError('epreuve_introuvable')
  const { etat, pays, departement, position, type, age_min, ...epreuve } = found
  const fuseau = getFuseau({ pays, departement, position })
  const age = getAgeOfEpreuve({ ...epreuve, type, age_min })
  return { ...epreuve, fuseau, age, is_relais: type === 'relais', annulee: isCancelled(etat) }
}

export async function getVisibleEpreuve(db: Db, user: User | null, id: number): Promise<Epreuve> {
  const epreuve = await findEpreuve(db, id)
  await getVisibleCourse(db, user, String(epreuve.courses_id))
  if (epreuve.brouillon) throw new ApiError('epreuve_introuvable')
  return epreuve
}

export async function getOwnedEpreuve(db: Db | Tx, user: User, id: number): Promise<Epreuve> {
  const epreuve = await findEpreuve(db, id)
  await getOwnedCourse(db, user, epreuve.courses_id)
  return epreuve
}

export const canManage = (db: Db | Tx, user: User | null, epreuve: Epreuve): Promise<boolean> =>
  canEditCourse(db, user, epreuve)

export type ResultatRow = typeof resultats.$inferSelect
export type DemandeRow = typeof resultatDemandes.$inferSelect

export async function getVisibleResultat(
  db: Db,
  user: User | null,
  id: number,
): Promise<{ row: ResultatRow; epreuve: Epreuve }> {
  const [row] = await db
    .select()
    .from(resultats)
    .where(and(eq(resultats.id, id), isCurrent))
  if (!row) throw new ApiError('resultat_introuvable')
  const epreuve = await getVisibleEpreuve(db, user, row.epreuves_id)
  const isSeen = row.retire_le === null || row.users_id === user?.id
  if (isSeen || (await canManage(db, user, epreuve))) return { row, epreuve }
  throw new ApiError('resultat_introuvable')
}

export async function getManagedDemande(
  db: Db,
  user: User,
  id: number,
): Promise<{ demande: DemandeRow; epreuve: Epreuve }> {
  const [demande] = await db.select().from(resultatDemandes).where(eq(resultatDemandes.id, id))
  if (!demande) throw new ApiError('demande_introuvable')
  const epreuve = await findEpreuve(db, demande.epreuves_id)
  if (await canManage(db, user, epreuve)) return { demande, epreuve }
  throw new ApiError('demande_introuvable')
}
