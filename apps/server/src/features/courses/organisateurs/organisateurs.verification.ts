import { ApiError } from '@foulee/contract/shared/errors'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Stored, Verification } from '#kernel/organisations/verification.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

export const organisateurVerification: Verification<Stored> = {
  seen: 'organisateur_deja_verifie',
  async reject(tx, { id, logo }) {
    if (await tx.$count(t.courses, eq(t.courses.organisateurs_id, id))) {
      throw new ApiError('organisateur_avec_courses')
    }
    await tx.delete(t.organisateurs).where(eq(t.organisateurs.id, id))
    await queueRemoval(tx, { folders: [logo] })
  },
  after: (tx, { id }) => invalidate(tx, [`organisateur:${id}`]),
}
