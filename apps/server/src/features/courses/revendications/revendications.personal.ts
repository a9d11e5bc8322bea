import { revendications } from '@foulee/db/schema'
import { getTableColumns } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** The hash grants membership and is no personal data. */
const { code_hash: _, ...REVENDICATION } = getTableColumns(revendications)

export const revendicationsPersonal: Personal = {
  owned: [revendications.users_id],
  retained: [{ column: revendications.decided_by, why: 'Whether one person or several decided.' }],
  collect: [
    {
      name: 'revendications',
      contenu: 'les organisateurs que vous avez demandé à gérer',
      find: rowsOf(revendications.users_id, REVENDICATION),
    },
  ],
}
