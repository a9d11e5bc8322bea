import type { notifications } from '@foulee/contract/echanges/notifications'
import * as tables from '@foulee/db/schema'
import { type Examples, MEMBERS } from '../../../http/examples.ts'

export const notificationsExamples: Examples<keyof typeof notifications> = {
  'POST /api/notifications/list': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await t.db
        .insert(tables.notifications)
        .values({
          users_id: owner.id,
          kind: 'courses',
          cle: 'course:1:date',
          titre: 'La date change',
          texte: 'La date passe du samedi 6 juin au samedi 13 juin 2026.',
          url: '/courses/trail',
        })
        .onConflictDoNothing()
      return { query: { page: 1, nb_page: 5 } }
    },
  },
  'POST /api/notifications/lues': { who: MEMBERS, input: () => ({ body: { ids: [1] } }) },
}
