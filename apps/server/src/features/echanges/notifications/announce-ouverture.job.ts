import { readPosition } from '@foulee/db/columns'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getInscription } from '@foulee/domain/courses/edition'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { ETAT } from '@foulee/domain/shared/publication'
import { and, asc, eq, gt, gte, isNull, lte } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { Job } from '#platform/jobs/job.ts'

const BATCH = 200
/** Days during which a late notice of an opening still makes sense, after an outage. */
const JOURS = 2

export const annonceOuverture: Job<object> = {
  name: 'annonce-ouverture',
  cron: '*/5 * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
}

/**
 * Notifies members with an épreuve « envie » of the opening, once per announced hour. A retry goes
 * on with those not notified: notice and mail share a transaction.
 */
export async function notifyOuvertures({
  db,
  clock,
}: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const opened of await findOpened(db, now)) {
    for (let last = 0, isMore = true; isMore; ) {
      const readers = await db.transaction(async (tx) => {
        const found = await findReaders(tx, opened.edition.id, last)
        await notifyReaders(tx, opened, found, now)
        return found
      })
      last = readers.at(-1) ?? last
      isMore = readers.length === BATCH
    }
  }
}

async function findOpened(db: Db, now: Date) {
  const { inscription_ouverture } = t.editions
  const earliest = new Date(now.getTime() - JOURS * 86_400_000)
  const rows = await db
    .select({
      edition: t.editions,
      course: t.courses,
      position: readPosition(t.courses.position),
    })
    .from(t.editions)
    .innerJoin(t.courses, eq(t.courses.id, t.editions.courses_id))
    .where(
      and(
        gte(t.courses.etat, ETAT.publiee),
        gt(inscription_ouverture, earliest.toISOString()),
        lte(inscription_ouverture, now.toISOString()),
      ),
    )
    .orderBy(asc(t.editions.id))
  return rows.filter(({ edition, course, position }) => {
    const fuseau = getFuseau({ ...course, position })
    return getInscription(edition, now, fuseau) === 'ouverte'
  })
}
type Opened = Awaited<ReturnType<typeof findOpened>>[number]

async function findReaders(tx: Tx, editions_id: number, last: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ users_id: t.liste.users_id })
    .from(t.liste)
    .innerJoin(t.epreuves, eq(t.epreuves.id, t.liste.objet_id))
    .innerJoin(t.users, eq(t.users.id, t.liste.users_id))
    .where(
      and(
        eq(t.liste.type, 'epreuve'),
        eq(t.liste.etat, 'envie'),
        eq(t.epreuves.editions_id, editions_id),
        gt(t.liste.users_id, last),
        isNull(t.users.supprime_le),
      ),
    )
    .orderBy(asc(t.liste.users_id))
    .limit(BATCH)
  return rows.map(({ users_id }) => users_id)
}

async function notifyReaders(
  tx: Tx,
  { edition, course }: Opened,
  readers: readonly number[],
  now: Date,
) {
  const nouvelle = {
    cle: `course:${course.id}:ouverture:${edition.id}:${edition.inscription_ouverture}`,
    titre: `${course.nom}\u00a0: les inscriptions sont ouvertes`,
    texte: 'Vous pouvez vous inscrire dès maintenant chez l’organisateur.',
    url: `/courses/${course.slug}`,
  }
  const mail = {
    titre: course.nom,
    intro: `«\u00a0${course.nom}\u00a0» est dans votre run list, et ses inscriptions sont ouvertes.`,
    bouton: 'Voir la course',
  }
  const lecteurs = readers.map((users_id) => ({ users_id, nouvelles: [nouvelle], mail }))
  await notifyMembers(tx, { kind: 'courses', le: now, lecteurs })
}
