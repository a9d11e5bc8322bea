import type { AdminCourse } from '@foulee/contract/equipe/admin-annuaires'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { courses, editions, organisateurs } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getStatut } from '@foulee/domain/shared/publication'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isInStatut } from '#kernel/moderation/is-in-statut.ts'
import { byName } from '#platform/db/by-name.ts'
import { containsText } from '#platform/db/filters/like.ts'

type ListBody = Body<'POST /api/admin/courses/list'>

const matching = ({ ids, recherche, statut }: ListBody['filtres']) =>
  and(
    ids && inArray(courses.id, ids),
    containsText(recherche, courses.nom, courses.ville, organisateurs.nom),
    statut && isInStatut(courses.etat, statut),
  )

export async function findCourses(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
  now: Date,
): Promise<{ data: AdminCourse[]; nb: number }> {
  const next: SQL<string | null> = sql`(select min(${editions.date_debut})::text from ${editions}
    where ${editions.courses_id} = ${courses.id} and not ${editions.annulee}
      and not ${editions.date_inconnue}
      and ${editions.date_debut} >= ${parisDate(now)}::date)`
  const orders = {
    updated_at: courses.updated_at,
    nom: byName(courses.nom),
    date_prochaine: next,
    id: courses.id,
  }
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select({ course: courses, organisateur: organisateurs.nom, date_prochaine: next })
    .from(courses)
    .innerJoin(organisateurs, eq(organisateurs.id, courses.organisateurs_id))
    .where(matching(filtres))
    .orderBy(sql`${direct(orders[tri])} nulls last`, direct(courses.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(courses)
    .innerJoin(organisateurs, eq(organisateurs.id, courses.organisateurs_id))
    .where(matching(filtres))
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

type Row = {
  course: typeof courses.$inferSelect
  organisateur: string
  date_prochaine: string | null
}

const present = ({ course, organisateur, date_prochaine }: Row): AdminCourse => ({
  id: course.id,
  slug: course.slug,
  nom: course.nom,
  ville: course.ville,
  departement: course.departement,
  statut: getStatut(course.etat),
  organisateur,
  date_prochaine,
  updated_at: new Date(course.updated_at).toISOString(),
})
