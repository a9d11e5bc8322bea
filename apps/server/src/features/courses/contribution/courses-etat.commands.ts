import type { GesteCourse } from '@foulee/contract/courses/contribution'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import type { CourseChange } from '@foulee/domain/courses/changement'
import { findMissingForSubmission, findMove } from '@foulee/domain/courses/course'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { checkMove, refuseIncomplete } from '../../../publication/check-move.ts'
import { awardPoints } from '../../club/points/points.award.ts'
import { announceCourseChange } from '../../echanges/notifications/announce-course.ts'
import { getOwnedCourse, type OwnedCourse } from '../courses/courses-owned.queries.ts'
import { ofOrganisateur } from '../organisateurs/organisateurs.membership.ts'
import { ANSWERS, TO, toActor } from './course-moves.ts'
import { readCourse } from './courses-gestion.queries.ts'
import { mailDecision } from './courses-mail.ts'

type CourseMove = { id: number; user: User; geste: GesteCourse; motif: string; now: Date }

/**
 * One move of the publication: the race, its journal, what it earns, mails and notices stand together.
 * @throws ApiError `course_incomplete`, `geste_impossible`, `acces_refuse`
 */
export const moveCourse = (db: Db, move: CourseMove): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, user, geste, now } = move
    const row = await getOwnedCourse(tx, user, id, { isLocked: true })
    await check(tx, row, move)
    await tx
      .update(t.courses)
      .set({ etat: TO[geste], ...toColumns(row, move), updated_at: now.toISOString() })
      .where(eq(t.courses.id, id))
    await note(tx, row, move)
    if (geste === 'publier' && !row.publie_le) await publishFirst(tx, row)
    await tell(tx, row, move)
    await rebuildCourseCards(tx, [id], now)
  })

async function check(tx: Tx, row: OwnedCourse, { user, geste, motif, now }: CourseMove) {
  checkMove(user, {
    isAnswer: ANSWERS.includes(geste),
    move: findMove(row.etat, TO[geste], toActor(user)),
    motif,
    reader: geste === 'annuler' ? 'les coureurs le liront' : 'l’organisateur le lira',
  })
  if (geste === 'renvoyer' || geste === 'annuler') return
  const { course } = await readCourse(tx, row.id, now)
  refuseIncomplete('course_incomplete', findMissingForSubmission(course))
}

function toColumns(row: OwnedCourse, { geste, motif, now }: CourseMove): Partial<OwnedCourse> {
  if (geste === 'annuler') {
    // Races that came by an import never had the day of their publication.
    return { annulation_motif: motif, publie_le: row.publie_le ?? row.updated_at }
  }
  if (geste === 'renvoyer') return { renvoi_motif: motif }
  const publie_le = geste === 'publier' ? (row.publie_le ?? now.toISOString()) : row.publie_le
  return { renvoi_motif: null, annulation_motif: null, publie_le }
}

async function note(tx: Tx, row: OwnedCourse, { user, geste, motif, now }: CourseMove) {
  await tx.insert(t.courseJournal).values({
    courses_id: row.id,
    de: row.etat,
    vers: TO[geste],
    users_id: user.id,
    motif: motif || null,
    created_at: now.toISOString(),
  })
}

/** Who made it organises from now on, and earns points, once. */
async function publishFirst(tx: Tx, { id, created_by }: OwnedCourse): Promise<void> {
  if (!created_by) return
  await tx.update(t.users).set({ organisateur: true }).where(eq(t.users.id, created_by))
  await awardPoints(tx, created_by, 'course_publiee', id)
}

/** The staff's deed in its journal, mails to the organiser's members, notices to runners. */
async function tell(tx: Tx, row: OwnedCourse, move: CourseMove): Promise<void> {
  const { user, geste, motif } = move
  const isOwn = await ofOrganisateur.isMember(tx, row.organisateurs_id, user.id)
  if (ANSWERS.includes(geste) || !isOwn) {
    await tx.insert(t.journalStaff).values({
      staff_id: user.id,
      action: `course.${geste}`,
      objet_id: row.id,
      details: { organisateurs_id: row.organisateurs_id, motif: motif || null },
    })
    if (geste !== 'soumettre') await mailDecision(tx, row, { geste, motif })
  }
  await announce(tx, row, move)
}

/** Whoever has it in the run list learns that it is off, and that it is on again. */
async function announce(tx: Tx, row: OwnedCourse, { geste, motif, now }: CourseMove) {
  const isBack = geste === 'publier' && row.publie_le !== null
  if (geste !== 'annuler' && !isBack) return
  const change: CourseChange = isBack
    ? { type: 'statut', avant: 'annulee', apres: 'publiee' }
    : { type: 'statut', avant: 'publiee', apres: 'annulee', motif }
  await announceCourseChange(tx, { courses_id: row.id, changes: [change], now })
}
