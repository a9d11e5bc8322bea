import { comptesExternes, externalFlows } from '@foulee/db/schema'
import { lt } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const comptesExternesPersonal: Personal = {
  owned: [comptesExternes.users_id, externalFlows.users_id],
  collect: [
    {
      name: 'comptes-externes',
      contenu: 'les services par lesquels vous vous connectez',
      find: rowsOf(comptesExternes.users_id),
    },
  ],
  purge: (tx, now) =>
    tx.delete(externalFlows).where(lt(externalFlows.expires_at, now.toISOString())),
}
