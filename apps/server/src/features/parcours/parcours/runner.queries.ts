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
import { findSortiesMesurees } from '#features/parcours/calibrage/sorties-mesurees.queries.ts'
import type { Courue, KnownRunner } from './assess-runner.ts'

const YEAR = 365.25

/** All that is known of a member, for every predicted time. */
export async function findRunner(db: Db, users_id: number, now: Date): Promise<KnownRunner> {
  const [profil, courues] = await Promise.all([
    findChoice(db, users_id),
    findOwnRaces(db, users_id, now),
  ])
  const { niveau, est_generale } = profil
  const sorties = est_generale ? [] : await findSortiesMesurees(db, users_id, now)
  return {
    niveau,
    courues,
    est_generale,
    sorties: sorties.filter(({ est_ecartee }) => !est_ecartee),
  }
}

export async function findChoice(
  db: Db,
  users_id: number,
): Promise<Pick<KnownRunner, 'niveau' | 'est_generale'>> {
  const { niveau, loi_generale } = profils
  const [profil] = await db
    .select({ niveau, loi_generale })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  return {
    niveau: NIVEAUX.find((niveau) => niveau === profil?.niveau) ?? null,
    est_generale: profil?.loi_generale ?? false,
  }
}

/** Races that a member ran, from wherever they are known: the one place that gathers them. */
export async function findOwnRaces(db: Db, users_id: number, now: Date): Promise<Courue[]> {
  const today = parisDate(now)
  const [found, declared] = await Promise.all([
    findCourues(db, users_id),
    findDeclareesCourues(db, users_id),
  ])
  return [...found, ...declared].flatMap(
    ({ type, nom, date, distance, denivele, temps }): Courue[] => {
      if (!isPrevisible({ type, distance, annulee: false }) || !isPlausible({ distance, temps })) {
        return []
      }
      const annees = Math.max(0, countDays(date, today) / YEAR)
      return [{ nom, date, distance, denivele, temps, annees, sol: SOL_COURSE[type] }]
    },
  )
}
