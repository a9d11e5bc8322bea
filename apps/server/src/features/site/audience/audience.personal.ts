import { audienceEvents } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { purgeAudience } from './audience.commands.ts'

export const audiencePersonal: Personal = {
  signed: [audienceEvents.users_id],
  collect: [
    {
      name: 'mesure-d-audience',
      contenu: 'les mesures d’audience auxquelles vous avez consenti',
      find: rowsOf(audienceEvents.users_id),
    },
  ],
  purge: purgeAudience,
}
