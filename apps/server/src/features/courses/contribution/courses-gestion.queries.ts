import type {
  CourseGestion,
  CourseHistorique,
  MaCourse,
} from '@foulee/contract/courses/contribution'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { type CourseFacts, findCourseFacts } from '@foulee/db/read-models/course-facts'
import { presentCourse, presentCourseCard } from '@foulee/db/read-models/course-presenter'
import * as t from '@foulee/db/schema'
import { findMissingForSubmission } from '@foulee/domain/courses/course'
import { getCompletude } from '@foulee/domain/courses/course-completude'
import {
  describeChanges,
  describeMove,
  nameSection,
} from '@foulee/domain/courses/course-historique'
import type { Changes } from '@foulee/domain/version'
import { eq, sql } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { getOwnedCourse } from '../courses/courses-owned.queries.ts'
import { findNextDeadlines } from '../editions/demarches.queries.ts'
import { ofOrganisateur } from '../organisateurs/organisateurs.membership.ts'
import { canDo, canRemove } from './course-moves.ts'

/** A race as its page shows it. @throws ApiError `course_introuvable` */
export async function readCourse(db: Db | Tx, id: number, now: Date) {
  const [facts] = await findCourseFacts(db, [id])
  if (!facts) throw new ApiError('course_introuvable')
  return { course: presentCourse(facts, now) }
}

/** A race as its organiser edits it. @throws ApiError as `getOwnedCourse` */
export async function getGestion(
  db: Db,
  user: User,
  id: number,
  now: Date,
): Promise<CourseGestion> {
  // Before the race itself: a save in between is then noticed.
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
    droits: {
      modifier: true,
      soumettre: canDo('soumettre', row, user),
      publier: canDo('publier', row, user),
      renvoyer: canDo('renvoyer', row, user),
      annuler: canDo('annuler', row, user),
      supprimer: canRemove(row),
    },
  }
}

/** The organiser of the race that a line of the history is about. */
const ORGANISATEUR_OF_LINE = sql`(select organisateurs_id from courses where id = h.courses_id)`

type Page = { page: number; nb_page: number }

/** The races of the organisers that this user is a member of, the last changed first. */
export async function findMyCourses(
  db: Db,
  { users_id, now, page, nb_page }: Page & { users_id: number; now: Date },
): Promise<{ courses: MaCourse[]; nb: number }> {
  const mine = ofOrganisateur.isManaged(sql`organisateurs_id`, users_id)
  const { rows } = await db.execute<{ id: number; renvoi_motif: string | null }>(sql`
    select id, renvoi_motif from courses where ${mine}
    order by updated_at desc, id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const ids = rows.map(({ id }) => id)
  const facts = await findCourseFacts(db, ids)
  const deadlines = await findNextDeadlines(db, ids, now)
  const byId = new Map(facts.map((one) => [one.id, one]))
  const courses = rows.flatMap(({ id, renvoi_motif }) => {
    const found = byId.get(id)
    const echeance = deadlines.get(id) ?? null
    return found ? [{ ...presentMine(found, now), renvoi_motif, echeance }] : []
  })
  return { courses, nb: await db.$count(t.courses, mine) }
}

function presentMine(facts: CourseFacts, now: Date) {
  const course = presentCourse(facts, now)
  return {
    course: presentCourseCard(course),
    organisateur: facts.organisateur.nom,
    completude: getCompletude(course).part,
    nb_manques: findMissingForSubmission(course).length,
  }
}

type HistoryRow = {
  cle: string
  le: string
  qui: string
  section: string | null
  changes: Changes | null
  de: number | null
  vers: number
  motif: string | null
}

/** Saves and moves together, the last first. Who is of the staff only is not named. */
export async function findHistory(
  db: Db,
  { id, page, nb_page }: Page & { id: number },
): Promise<{ lines: CourseHistorique[]; nb: number }> {
  const who = sql`case
    when u.id is null then 'Compte supprimé'
    when u.is_staff and not (
      ${ofOrganisateur.isManaged(ORGANISATEUR_OF_LINE, sql`u.id`)}) then 'L’équipe de Foulée'
    else trim(concat_ws(' ', u.prenom, u.nom)) end`
  const { rows } = await db.execute<HistoryRow>(sql`
    select concat(case when section is null then 'm' else 'v' end, rang) as cle,
      to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as le,
      ${who} as qui, section, changes, de, vers, motif
    from (
      select courses_id, created_at, users_id, section, changes,
        null::int as de, 0 as vers, null as motif, version as rang
      from course_versions where courses_id = ${id}
      union all
      select courses_id, created_at, users_id, null, null, de, vers, motif, id
      from course_journal where courses_id = ${id}) h
    left join users u on u.id = h.users_id
    order by h.created_at desc, rang desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const saves = await db.$count(t.courseVersions, eq(t.courseVersions.courses_id, id))
  const moves = await db.$count(t.courseJournal, eq(t.courseJournal.courses_id, id))
  return { lines: rows.map(presentHistory), nb: saves + moves }
}

function presentHistory({ cle, le, qui, section, changes, de, vers, motif }: HistoryRow) {
  if (section)
    return { cle, le, qui, titre: nameSection(section), lignes: describeChanges(changes ?? {}) }
  return { cle, le, qui, titre: describeMove(de, vers), lignes: motif ? [motif] : [] }
}
