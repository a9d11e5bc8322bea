import type { CourseGestion, MaCourse } from '@foulee/contract/courses/contribution'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { type CourseFacts, findCourseFacts } from '@foulee/db/read-models/course-facts'
import { presentCourse, presentCourseCard } from '@foulee/db/read-models/course-presenter'
import * as t from '@foulee/db/schema'
import { findMissingForSubmission, findMove } from '@foulee/domain/courses/course'
import { getCompletude } from '@foulee/domain/courses/course-completude'
import {
  describeChanges,
  describeDeed,
  describeMove,
  labelSection,
  ofEpreuve,
} from '@foulee/domain/courses/course-historique'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { EDITED } from '#features/courses/courses/courses-versions.ts'
import { findNextDeadlines } from '#features/courses/editions/demarches.queries.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { createHistory } from '#kernel/publication/history.ts'
import { listRights } from '#kernel/publication/owned-by-organisation.ts'
import type { User } from '#platform/http/user.ts'

export async function readCourse(db: Db | Tx, id: number, now: Date) {
  const [facts] = await findCourseFacts(db, [id])
  if (!facts) throw new ApiError('course_introuvable')
  return { course: presentCourse(facts, now) }
}

export async function getGestion(
  db: Db,
  user: User,
  id: number,
  now: Date,
): Promise<CourseGestion> {
  const row = await getOwnedCourse(db, user, id)
  const { course } = await readCourse(db, id, now)
  const { part, conseils } = getCompletude(course)
  return {
    course,
    version: row.version,
    manques: findMissingForSubmission(course),
    conseils,
    completude: part,
    renvoi_motif: row.renvoi_motif,
    echeance: (await findNextDeadlines(db, [id], now)).get(id) ?? null,
    droits: listRights(findMove, row, user),
  }
}

type Page = { page: number; nb_page: number }

export async function findMyCourses(
  db: Db,
  { users_id, now, page, nb_page }: Page & { users_id: number; now: Date },
): Promise<{ courses: MaCourse[]; nb: number }> {
  const mine = ofOrganisateur.isManaged(sql`organisateurs_id`, users_id)
  const { rows } = await db.execute<{ id: number; renvoi_motif: string | null }>(sql`
    select id, renvoi_motif from courses where ${mine}
    order by ${isOver(now)}, updated_at desc, id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const ids = rows.map(({ id }) => id)
  const facts = await findCourseFacts(db, ids)
  const deadlines = await findNextDeadlines(db, ids, now)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const courses = rows.flatMap(({ id, renvoi_motif }) => {
    const found = byId.get(id)
    const echeance = deadlines.get(id) ?? null
    return found ? [{ ...presentMine(found, now), renvoi_motif, echeance }] : []
  })
  return { courses, nb: await db.$count(t.courses, mine) }
}

const isOver = (now: Date) => sql`coalesce((
  select max(coalesce(e.editions_fin, e.date_debut)) < ${parisDate(now)}::date
    and not bool_or(e.date_inconnue)
  from editions e where e.courses_id = courses.id), false)`

function presentMine(facts: CourseFacts, now: Date) {
  const course = presentCourse(facts, now)
  return {
    course: presentCourseCard(course),
    organisateur: facts.organisateur.nom,
    completude: getCompletude(course).part,
    nb_manques: findMissingForSubmission(course).length,
  }
}

export const findHistory = createHistory({
  edited: EDITED,
  labelSection,
  describeChanges,
  describeMove,
  describeDeed,
  labelParts,
})

const idIn = (kind: 'epreuve' | 'edition') =>
  sql`substring(s.section from ${`^${kind}:([0-9]+)$`}::text)::int`

async function labelParts(db: Db, sections: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ section: string; nom: string | null; annee: string }>(sql`
    select s.section, p.nom, to_char(coalesce(d.date_debut, e.date_debut), 'YYYY') as annee
    from unnest(${sql.param([...sections])}::text[]) as s(section)
      left join epreuves p on p.id = ${idIn('epreuve')}
      left join editions d on d.id = ${idIn('edition')}
      left join editions e on e.id = p.editions_id
    where p.id is not null or d.id is not null`)
  return new Map(
    rows.map(({ section, nom, annee }) => [
      section,
      nom === null ? `de l’édition ${annee}` : ofEpreuve(nom),
    ]),
  )
}
