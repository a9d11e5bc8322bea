import { reductionRevelations, reductions } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { reductions_id, code, created_at } = reductionRevelations

/** A revealed code stays counted, without the name: stock and figures rely on it. */
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
