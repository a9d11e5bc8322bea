import { suggestions } from '@foulee/contract/echanges/suggestions'
import { ApiError } from '@foulee/contract/shared/errors'
import { suggestionsRefusees } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { implement } from '#kernel/calls/feature.ts'
import { findEntity } from '#kernel/entity-types/find-entities.ts'
import { suggest } from './suggestions.page.ts'

export const suggestionsRoutes = implement(suggestions, {
  'POST /api/suggestions': async (call) => ({ data: await suggest(call) }),

  'POST /api/suggestions/refuser': async ({ db, registry, user, body, clock }) => {
    const { kind, id, est_refusee } = body
    if (!est_refusee) {
      const { users_id, cible_kind, cible_id } = suggestionsRefusees
      await db
        .delete(suggestionsRefusees)
        .where(and(eq(users_id, user.id), eq(cible_kind, kind), eq(cible_id, id)))
      return { data: { est_refusee } }
    }
    if (!(await findEntity(db, registry.kinds, { kind, id })))
      throw new ApiError('objet_introuvable')
    await db
      .insert(suggestionsRefusees)
      .values({
        users_id: user.id,
        cible_kind: kind,
        cible_id: id,
        created_at: clock().toISOString(),
      })
      .onConflictDoNothing()
    return { data: { est_refusee } }
  },
})
