import { sondageReponses, sondages } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { sondages_id, reponses, textes, created_at, updated_at } = sondageReponses

/**
 * Answers stay counted without the name; free texts are erased, since they may identify the author.
 */
export const sondagesPersonal: Personal = {
  signed: [sondageReponses.users_id, sondages.created_by],
  collect: [
    {
      name: 'sondages',
      contenu: 'vos réponses aux sondages',
      find: rowsOf(sondageReponses.users_id, {
        sondages_id,
        reponses,
        textes,
        created_at,
        updated_at,
      }),
    },
  ],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      await tx
        .update(sondageReponses)
        .set({ textes: {} })
        .where(eq(sondageReponses.users_id, users_id))
    },
  }),
}
