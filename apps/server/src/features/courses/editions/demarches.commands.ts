import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import type { CleDemarche, Etendue } from '@foulee/domain/courses/echeances'
import { and, eq } from 'drizzle-orm'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import type { User } from '#platform/http/user.ts'

type DemarcheUpdate = {
  courses_id: number
  editions_id: number
  user: User
  now: Date
  cle?: CleDemarche | undefined
  fait?: boolean | undefined
  etendue?: Etendue | null | undefined
}

/**
 * Records a completed step of the check-list, and the extent of the courses. Repeating keeps the
 * first day.
 * @throws ApiError `objet_introuvable` for the edition of another race
 */
export async function saveDemarche(db: Db, note: DemarcheUpdate): Promise<void> {
  const { courses_id, editions_id, user, now, cle, fait, etendue } = note
  await db.transaction(async (tx) => {
    await getOwnedCourse(tx, user, courses_id)
    const where = and(eq(t.editions.id, editions_id), eq(t.editions.courses_id, courses_id))
    const [edition] = await tx.select({ id: t.editions.id }).from(t.editions).where(where)
    if (!edition) throw new ApiError('objet_introuvable')
    if (etendue !== undefined) await tx.update(t.editions).set({ etendue }).where(where)
    if (!cle) return
    const d = t.editionDemarches
    if (fait) {
      const row = { editions_id, cle, fait_le: now.toISOString(), users_id: user.id }
      await tx.insert(d).values(row).onConflictDoNothing()
    } else {
      await tx.delete(d).where(and(eq(d.editions_id, editions_id), eq(d.cle, cle)))
    }
  })
}
