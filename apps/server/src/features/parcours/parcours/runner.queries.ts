import type { Db } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { isPrevisible } from '@foulee/domain/courses/previsible'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { isPlausible, SOL_COURSE } from '@foulee/domain/parcours/prediction'
import { countDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { eq } from 'drizzle-orm'
import { findDeclareesCourues } from '#features/courses/mon-palmares/mon-palmares.queries.ts'
import { findCourues } from '#features/courses/resultats/resultats.courues.ts'
import type { Courue, Runner } from './assess-runner.ts'

const YEAR = 365.25

export async function findRunner(
  db: Db,
  users_id: number,
  now: Date,
): Promise<Pick<Runner, 'niveau' | 'courues'>> {
  const [[profil], found, declared] = await Promise.all([
    db.select({ niveau: profils.niveau }).from(profils).where(eq(profils.users_id, users_id)),
    findCourues(db, users_id),
    findDeclareesCourues(db, users_id),
  ])
  const today = parisDate(now)
  const courues = [...found, ...declared].flatMap(
    ({ type, nom, date, distance, denivele, temps }): Courue[] => {
      if (!isPrevisible({ type, distance, annulee: false }) || !isPlausible({ distance, temps })) {
        return []
      }
      const annees = Math.max(0, countDays(date, today) / YEAR)
      return [{ nom, date, distance, denivele, temps, annees, sol: SOL_COURSE[type] }]
    },
  )
  return { niveau: NIVEAUX.find((niveau) => niveau === profil?.niveau) ?? null, courues }
}
