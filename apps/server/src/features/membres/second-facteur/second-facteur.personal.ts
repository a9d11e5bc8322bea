import { secondsFacteurs } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { actif_le, created_at } = secondsFacteurs

export const secondFacteurPersonal: Personal = {
  owned: [secondsFacteurs.users_id],
  collect: [
    {
      name: 'second-facteur',
      contenu: 'depuis quand une application donne vos codes de l’équipe',
      find: rowsOf(secondsFacteurs.users_id, { actif_le, created_at }),
    },
  ],
}
