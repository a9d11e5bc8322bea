import { saison } from '@foulee/contract/entrainement/saison'
import { ApiError } from '@foulee/contract/shared/errors'
import { liste } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { implement } from '#kernel/calls/feature.ts'
import { findSaison } from './saison.queries.ts'

export const saisonRoutes = implement(saison, {
  'GET /api/saison': async ({ db, registry, user, query, clock }) => ({
    data: await findSaison({ db, registry, user, now: clock() }, query.annee),
  }),

  'POST /api/saison/priorite': async ({ db, user, body: { epreuves_id, priorite }, clock }) => {
    const changed = await db
      .update(liste)
      .set({ priorite, updated_at: clock().toISOString() })
      .where(
        and(
          eq(liste.users_id, user.id),
          eq(liste.type, 'epreuve'),
          eq(liste.objet_id, epreuves_id),
        ),
      )
      .returning({ id: liste.id })
    if (!changed.length) throw new ApiError('epreuve_introuvable')
    return { data: null }
  },
})
