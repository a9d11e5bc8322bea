import type { MonResultat } from '@foulee/contract/courses/palmares'
import type { Db } from '@foulee/db/connect'
import type { activites } from '@foulee/db/schema'
import { pairSorties } from '@foulee/domain/courses/sortie-de-course'
import { addDays } from '@foulee/domain/shared/calendrier'
import type { CourseRun, OutingOnCourse } from '@foulee/trace/outing-on-course'
import { TraceError } from '@foulee/trace/track'
import { sql } from 'drizzle-orm'
import { findSorties } from '#features/courses/resultats/resultats.sorties.ts'
import { readFiles } from '#features/parcours/activites/activites.trace.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import type { RunEpreuve } from './run-epreuve.ts'

export type MyOuting = Pick<
  typeof activites.$inferSelect,
  'id' | 'titre' | 'original' | 'montage'
> & {
  debut: string
}

/** The caller’s outing of the race: that of the result, else one that fits and is of no other race. */
export async function findMyOuting(
  db: Db,
  user: User,
  resultat: MonResultat | null,
  { jour, fuseau, source }: RunEpreuve,
): Promise<MyOuting | null> {
  const { rows } = await db.execute<MyOuting & { distance: number; duree: number | null }>(sql`
    select id, titre, original, debut, montage, distance, coalesce(duree, duree_mouvement) as duree
    from activites where users_id = ${user.id} and double_de is null
      and debut >= (${addDays(jour, -1)}::date)::timestamp at time zone 'UTC'
      and debut < (${addDays(jour, 2)}::date)::timestamp at time zone 'UTC'`)
  if (!rows.length) return null
  if (resultat) return rows.find(({ id }) => id === resultat.activites_id) ?? null
  const taken = await findSorties(db, user.id, { du: jour, au: jour })
  const free = rows.filter(({ id }) => !taken.some(({ activites_id }) => activites_id === id))
  const race = { id: 0, date: jour, heure: source.depart, fuseau, temps: null }
  const [pair] = pairSorties(
    [{ ...race, distance: source.distance }],
    free.map((row) => ({ ...row, debut: new Date(row.debut).toISOString() })),
  )
  return free.find(({ id }) => id === pair?.activites_id) ?? null
}

/** The outing along the course; null where its file has no hours, or is gone. */
export async function layMyOuting(
  { storage, traces }: Pick<Services, 'storage' | 'traces'>,
  outing: MyOuting,
  course: CourseRun,
): Promise<OutingOnCourse | null> {
  const files = await readFiles(storage, outing)
  if (!files) return null
  try {
    return await traces.run({ kind: 'course', ...files, course })
  } catch (cause) {
    // A file readable on arrival and not any more.
    if (cause instanceof TraceError) return null
    throw cause
  }
}
