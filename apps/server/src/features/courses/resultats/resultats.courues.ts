import type { Db } from '@foulee/db/connect'
import type { TypeCourse } from '@foulee/domain/courses/course'
import { sql } from 'drizzle-orm'
import { provedOf } from './resultats.queries.ts'

/** Metres and seconds; `date` is the local day of the start. */
export type Courue = {
  nom: string
  date: string
  type: TypeCourse
  distance: number
  denivele: number | null
  temps: number
}

/** Older ones count for next to nothing. */
const MOST = 30

/** Races that a member is proved to have finished, alone and over a known distance, latest first. */
export async function findCourues(db: Db, users_id: number): Promise<Courue[]> {
  const { rows } = await db.execute<Courue>(sql`
    select c.nom, coalesce(p.date_depart, e.date_debut)::text as date, p.type, p.distance,
      p.denivele, resultats.temps
    ${provedOf(users_id)} and resultats.statut = 'classe' and resultats.relais is null
      and resultats.equipe is null and resultats.temps > 0 and p.distance > 0
    order by date desc, resultats.id desc limit ${MOST}`)
  return rows
}
