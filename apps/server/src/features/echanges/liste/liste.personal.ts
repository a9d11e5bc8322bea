import { liste } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const listePersonal: Personal = {
  owned: [liste.users_id],
  collect: [
    {
      name: 'run-list',
      contenu: 'ce que vous avez mis dans votre run list, et vos notes',
      find: rowsOf(liste.users_id),
    },
  ],
}
