import { editionDemarches } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const editionsPersonal: Personal = {
  signed: [editionDemarches.users_id],
  collect: [
    {
      name: 'demarches-de-courses',
      contenu: 'les démarches d’organisateur que vous avez cochées',
      find: rowsOf(editionDemarches.users_id),
    },
  ],
}
