import { signalements } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const signalementsPersonal: Personal = {
  signed: [signalements.users_id],
  retained: [{ column: signalements.decided_by, why: 'Whether one person or several decided.' }],
  collect: [
    {
      name: 'signalements',
      contenu: 'ce que vous nous avez signalé',
      find: rowsOf(signalements.users_id),
    },
  ],
}
