import { notifications } from '@foulee/db/schema'
import { rowsOf } from '../../../personal/member-rows.ts'
import type { Personal } from '../../../personal/personal.ts'

export const notificationsPersonal: Personal = {
  owned: [notifications.users_id],
  collect: [
    {
      name: 'notifications',
      contenu: 'ce dont nous vous avons prévenu dans l’application',
      find: rowsOf(notifications.users_id),
    },
  ],
}
