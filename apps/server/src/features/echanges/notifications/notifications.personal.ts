import {
  notificationChoix,
  notificationReglages,
  notifications,
  pushAppareils,
} from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** Address and keys are technical, no personal data. */
const { nom, created_at } = pushAppareils

import { purgeNotifications } from './notifications.menage.ts'

export const notificationsPersonal: Personal = {
  owned: [
    notifications.users_id,
    notificationChoix.users_id,
    notificationReglages.users_id,
    pushAppareils.users_id,
  ],
  purgeInTurns: purgeNotifications,
  collect: [
    {
      name: 'notifications',
      contenu: 'ce dont nous vous avons prévenu dans l’application',
      find: rowsOf(notifications.users_id),
    },
    {
      name: 'notifications-choix',
      contenu: 'où vous avez choisi d’être prévenu, genre par genre',
      find: rowsOf(notificationChoix.users_id),
    },
    {
      name: 'notifications-resume',
      contenu: 'quand partent les emails qui résument',
      find: rowsOf(notificationReglages.users_id),
    },
    {
      name: 'notifications-appareils',
      contenu: 'les appareils qui affichent vos notifications',
      find: rowsOf(pushAppareils.users_id, { nom, created_at }),
    },
  ],
}
