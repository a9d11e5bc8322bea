import * as premiumContract from '@foulee/contract/membres/premium'
import { premiumCodes, premiums } from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { work } from '#kernel/jobs/work.ts'
import { finPremium, notifyEnds } from './premium.job.ts'
import { premiumRoutes } from './premium.routes.ts'

const { id, du, au, motif, created_at } = premiums

export const premium: Feature = {
  parts: [
    {
      id: 'premium',
      titre: 'Premium',
      routes: premiumRoutes,
      schemas: schemasOf(premiumContract),
    },
  ],
  works: [work(finPremium, notifyEnds)],
  personal: {
    owned: [premiums.users_id],
    signed: [premiums.staff_id, premiumCodes.staff_id, premiumCodes.used_by],
    collect: [
      {
        name: 'premium',
        contenu: 'vos périodes premium, avec leur motif',
        find: rowsOf(premiums.users_id, { id, du, au, motif, created_at }),
      },
    ],
  },
}
