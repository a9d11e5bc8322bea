import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type CourseChange, describeCourseChange } from '@foulee/domain/courses/changement'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { CourseNews } from '#kernel/notifications/announce-course.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'

const BATCH = 200

type Reader = {
  users_id: number
  editions: number[]
  epreuves: number[]
  has_plan: boolean
}

/**
 * Notifies followers batch by batch. A retry goes on with those not notified: notice and mail share
 * a transaction.
 */
export async function notifyFollowers(
  { db }: Pick<JobContext, 'db'>,
  news: CourseNews,
): Promise<void> {
  const [course] = await db.select().from(t.courses).where(eq(t.courses.id, news.courses_id))
  if (!course) return
  for (let last = 0, isMore = true; isMore; ) {
    const readers = await db.transaction(async (tx) => {
      const found = await findReaders(tx, news, last)
      await notifyReaders(tx, course, news, found)
      return found
    })
    last = readers.at(-1)?.users_id ?? last
    isMore = readers.length === BATCH
  }
}

/**
 * Followers of its épreuves from one id on; those of a past edition only when the change concerns
 * it (moved from a past day).
 */
async function findReaders(
  tx: Tx,
  { courses_id, changes, le }: CourseNews,
  last: number,
): Promise<Reader[]> {
  const named = changes.flatMap(({ editions_id }) => editions_id ?? [])
  const today = parisDate(new Date(le))
  const isToCome = sql`(${t.editions.date_inconnue}
    or coalesce(${t.editions.editions_fin}, ${t.editions.date_debut}) >= ${today})`
  const isOfInterest: (SQL | undefined)[] = [isToCome]
  if (named.length) isOfInterest.push(inArray(t.editions.id, named))
  return tx
    .select({
      users_id: t.users.id,
      editions: sql<number[]>`array_agg(distinct ${t.editions.id})`,
      epreuves: sql<number[]>`array_agg(${t.epreuves.id})`,
      has_plan: sql<boolean>`exists (
        select from plan_suivis s where s.users_id = ${t.users.id} and s.etat = 'en_cours'
          and s.epreuves_id = any(array_agg(${t.epreuves.id})))`,
    })
    .from(t.liste)
    .innerJoin(t.epreuves, eq(t.epreuves.id, t.liste.objet_id))
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .innerJoin(t.users, eq(t.users.id, t.liste.users_id))
    .where(
      and(
        eq(t.liste.type, 'epreuve'),
        inArray(t.liste.etat, ['envie', 'inscrit']),
        eq(t.editions.courses_id, courses_id),
        or(...isOfInterest),
        gt(t.users.id, last),
        isNull(t.users.supprime_le),
      ),
    )
    .groupBy(t.users.id)
    .orderBy(t.users.id)
    .limit(BATCH)
}

/** The training page then offers to adapt the plan. */
const PLAN = 'Voyez ce que devient votre plan d’entraînement.'

type Course = typeof t.courses.$inferSelect

async function notifyReaders(
  tx: Tx,
  course: Course,
  { changes, le }: CourseNews,
  readers: Reader[],
) {
  const isSeen = isPublished(course.etat) || isCancelled(course.etat)
  const url = isSeen ? `/courses/${course.slug}` : '/ma-runlist'
  const concerns = ({ editions_id, epreuves_id }: CourseChange, reader: Reader) =>
    (editions_id === undefined || reader.editions.includes(editions_id)) &&
    (epreuves_id === undefined || reader.epreuves.includes(epreuves_id))
  const toNouvelle = (change: CourseChange, { has_plan }: Reader) => {
    const { titre, texte } = describeCourseChange(change)
    const asksPlan = has_plan && change.type !== 'lieu'
    const { type, epreuves_id, editions_id = '', apres } = change
    const cle = `course:${course.id}:${type}:${epreuves_id ?? editions_id}:${apres ?? ''}:${le}`
    return {
      cle,
      titre: `${course.nom}\u00a0: ${lowerFirst(titre)}`,
      texte: asksPlan ? `${endSentence(texte)} ${PLAN}` : texte,
      url: asksPlan ? '/training' : url,
    }
  }
  const toOwn = (reader: Reader) => changes.filter((change) => concerns(change, reader))
  const toMail = (reader: Reader) => ({
    sujet: `Du nouveau pour «\u00a0${course.nom}\u00a0»`,
    titre: course.nom,
    intro: `«\u00a0${course.nom}\u00a0» est dans votre run list, et quelque chose a changé\u00a0:`,
    lignes: toOwn(reader).map((change) => describeCourseChange(change).texte),
    page: url,
    bouton: 'Voir la course',
  })
  const lecteurs = readers.map((reader) => ({
    users_id: reader.users_id,
    nouvelles: toOwn(reader).map((change) => toNouvelle(change, reader)),
    mail: toMail(reader),
  }))
  await notifyMembers(tx, {
    kind: 'courses',
    le: new Date(le),
    lecteurs: lecteurs.filter(({ nouvelles }) => nouvelles.length),
  })
}

const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
