import { reductionRevelations, reductions } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { reductions_id, code, created_at } = reductionRevelations

/** A code that was given stays given, without the name: the stock and the figures rely on it. */
export const reductionsPersonal: Personal = {
  signed: [reductionRevelations.users_id, reductions.created_by],
  collect: [
    {
      name: 'reductions',
      contenu: 'les codes de réduction que vous avez révélés',
      find: rowsOf(reductionRevelations.users_id, { reductions_id, code, created_at }),
    },
  ],
}
