import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  getChoix,
  type ModeMail,
  NOTIFICATIONS,
  type Notification,
  RESUME,
} from '@foulee/domain/echanges/notification'
import { getEcheances, groupByKind, isEchu, MOMENT_RESUME } from '@foulee/domain/echanges/resume'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Job } from '#platform/jobs/job.ts'

const BATCH = 500
const MOST = 50

export const resumes: Job<object> = {
  name: 'resumes',
  cron: '*/10 * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
}

/**
 * Sends due digests. Mail and queue change in one transaction: after a crash the job goes on, and
 * two runs send once.
 */
export async function sendResumes({
  db,
  clock,
  log,
}: Pick<JobContext, 'db' | 'clock' | 'log'>): Promise<void> {
  for (let last = 0, isMore = true; isMore; ) {
    const found = await findWaiting(db, last)
    for (const users_id of found) {
      await db
        .transaction((tx) => sendResume(tx, users_id, clock()))
        // A failing digest does not stop the others; it is retried.
        .catch((cause: unknown) => log.error({ err: cause, users_id }, 'A digest failed'))
    }
    last = found.at(-1) ?? last
    isMore = found.length === BATCH
  }
}

async function findWaiting(db: Db, last: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ users_id: t.notifications.users_id })
    .from(t.notifications)
    .where(and(isNotNull(t.notifications.attend_depuis), gt(t.notifications.users_id, last)))
    .orderBy(asc(t.notifications.users_id))
    .limit(BATCH)
  return rows.map(({ users_id }) => users_id)
}

async function sendResume(tx: Tx, users_id: number, now: Date): Promise<void> {
  const member = await lockMember(tx, users_id)
  const echeances = getEcheances(member ?? MOMENT_RESUME, now)
  const jour = parisDate(echeances.quotidien)
  if (member?.resume_le && member.resume_le >= jour) return
  const modes = await findModes(tx, users_id)
  const waiting = await findPending(tx, users_id)
  // Read or switched off meanwhile: dropped. Kinds now sent at once stay in the bell.
  const isGathered = ({ kind }: NotificationRow) =>
    ['quotidien', 'hebdomadaire'].includes(modes(kind))
  const gone = waiting.filter(
    (notification) => notification.lu_le !== null || !isGathered(notification),
  )
  const due = waiting.filter(
    (notification) =>
      !gone.includes(notification) &&
      isEchu(modes(notification.kind), new Date(notification.attend_depuis ?? now), echeances),
  )
  await release(tx, [...gone, ...due])
  const groupes = groupByKind(due.slice(0, MOST))
  if (!member || !groupes.length) return
  await recordResume(tx, users_id, jour)
  await queueMail(tx, {
    to: member.email,
    template: 'resume',
    props: {
      prenom: member.prenom,
      reste: Math.max(0, due.length - MOST),
      groupes: groupes.map(({ titre, lignes }) => ({
        titre,
        lignes: lignes.map((ligne) => ({
          titre: ligne.titre,
          texte: ligne.texte,
          page: ligne.url,
        })),
      })),
    },
    desabonnement: { users_id, sujet: RESUME },
  })
}

/** Locked, so that a second process finds the digest sent. Null: the account is closed. */
async function lockMember(tx: Tx, users_id: number) {
  const [user] = await tx
    .select({ email: t.users.email, prenom: t.users.prenom })
    .from(t.users)
    .where(and(eq(t.users.id, users_id), isNull(t.users.supprime_le)))
    .for('no key update')
  if (!user) return null
  const { heure, jour, resume_le } = t.notificationReglages
  const [moment] = await tx
    .select({ heure, jour, resume_le })
    .from(t.notificationReglages)
    .where(eq(t.notificationReglages.users_id, users_id))
  return { ...user, ...(moment ?? { ...MOMENT_RESUME, resume_le: null }) }
}

async function findModes(tx: Tx, users_id: number) {
  const rows = await tx
    .select()
    .from(t.notificationChoix)
    .where(eq(t.notificationChoix.users_id, users_id))
  const choices = new Map(rows.map((row) => [row.kind, row]))
  return (kind: string): ModeMail => {
    const mail = choices.get(kind)?.mail
    if (mail) return mail
    return Object.hasOwn(NOTIFICATIONS, kind) ? getChoix(kind as Notification).mail : 'jamais'
  }
}

type NotificationRow = typeof t.notifications.$inferSelect

const findPending = (tx: Tx, users_id: number): Promise<NotificationRow[]> =>
  tx
    .select()
    .from(t.notifications)
    .where(and(eq(t.notifications.users_id, users_id), isNotNull(t.notifications.attend_depuis)))
    .orderBy(desc(t.notifications.id))

async function release(tx: Tx, rows: readonly NotificationRow[]): Promise<void> {
  if (!rows.length) return
  const ids = rows.map(({ id }) => id)
  await tx
    .update(t.notifications)
    .set({ attend_depuis: null })
    .where(inArray(t.notifications.id, ids))
}

const recordResume = (tx: Tx, users_id: number, resume_le: string) =>
  tx
    .insert(t.notificationReglages)
    .values({ users_id, ...MOMENT_RESUME, resume_le })
    .onConflictDoUpdate({
      target: t.notificationReglages.users_id,
      set: { resume_le: sql`excluded.resume_le` },
    })
