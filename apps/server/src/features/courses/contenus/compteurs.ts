import { createHash } from 'node:crypto'
import type { Statistiques } from '@foulee/contract/courses/contenus'
import { isApiError } from '@foulee/contract/shared/call-error'
import type { Db, Tx } from '@foulee/db/connect'
import type { Compteur } from '@foulee/domain/courses/compteur'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { isRobot } from '@foulee/domain/site/audience'
import { sql } from 'drizzle-orm'
import { canEditCourse } from '#features/courses/courses/courses.policy.ts'
import type { Services } from '#kernel/services.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import type { User } from '#platform/http/user.ts'

export async function countOne(
  db: Db | Tx,
  courses_id: number,
  type: Compteur,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into course_compteurs (courses_id, jour, type, nb)
    values (${courses_id}, ${parisDate(now)}, ${type}, 1)
    on conflict (courses_id, jour, type) do update set nb = course_compteurs.nb + 1`)
}

type Visit = {
  course: { courses_id: number; organisateurs_id: number; is_visible: boolean }
  type: Compteur
  user: User | null
  caller: Caller
}

/**
 * Counts a visit, except of robots, of the organiser, of visitors who opt out, or within a while of
 * the last one.
 * @returns whether it counted
 */
export async function countVisit(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { course, type, user, caller }: Visit,
): Promise<boolean> {
  if (!course.is_visible || caller.hasObjected || isRobot(caller.user_agent)) return false
  if (await canEditCourse(db, user, course)) return false
  const now = clock()
  const key = await getVisitKey(db, { course, type, caller }, now)
  try {
    await limits.consume('compteur', [key])
  } catch (cause) {
    if (isApiError(cause) && cause.code === 'trop_de_demandes') return false
    throw cause
  }
  await countOne(db, course.courses_id, type, now)
  return true
}

/**
 * Key under which two visits are the same for a quarter of an hour: hashed with a server key, the
 * race and the day, so that it reveals no address and tracks nobody.
 */
async function getVisitKey(
  db: Db,
  { course, type, caller }: Pick<Visit, 'course' | 'type' | 'caller'>,
  now: Date,
): Promise<string> {
  const key = await getSecret(db, 'compteurs')
  const visit = [course.courses_id, type, networkKey(caller.ip), caller.user_agent, parisDate(now)]
  return createHash('sha256')
    .update(JSON.stringify([key, ...visit]))
    .digest('base64url')
}

type Counted = { jour: string; type: Compteur; nb: number }
const NOTHING = { vue: 0, ajout: 0, clic: 0 }

export async function findStatistiques(
  db: Db,
  courses_id: number,
  { jours, now }: { jours: number; now: Date },
): Promise<Statistiques> {
  const today = parisDate(now)
  const depuis = addDays(today, 1 - jours)
  const { rows } = await db.execute<Counted>(sql`
    select jour::text, type, nb from course_compteurs
    where courses_id = ${courses_id} and jour between ${depuis} and ${today}`)
  const days = Array.from({ length: jours }, (_, n) => ({ jour: addDays(depuis, n), ...NOTHING }))
  const total = { ...NOTHING }
  for (const { jour, type, nb } of rows) {
    const day = days[countDays(depuis, jour)]
    if (day) day[type] = nb
    total[type] += nb
  }
  return { depuis, total, jours: days }
}
