import { montres } from '@foulee/db/schema'
import { getTableColumns } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** Tokens are credentials and no personal data. */
const { jetons: _, ...MONTRE } = getTableColumns(montres)

export const montresPersonal: Personal = {
  owned: [montres.users_id],
  collect: [
    {
      name: 'montres',
      contenu: 'les comptes de montre que vous avez connectés',
      find: rowsOf(montres.users_id, MONTRE),
    },
  ],
}
