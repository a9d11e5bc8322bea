import { demandes } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const demandesPersonal: Personal = {
  owned: [demandes.users_id],
  retained: [{ column: demandes.decided_by, why: 'Whether one person or several decided.' }],
  collect: [
    {
      name: 'demandes',
      contenu: 'vos demandes d’inscription comme coach ou comme club',
      find: rowsOf(demandes.users_id),
    },
  ],
}
