import { blocages } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** Who blocked a member is the others' secret: it goes with the member, and is in no archive of theirs. */
export const blocagesPersonal: Personal = {
  owned: [blocages.users_id, blocages.bloque_id],
  collect: [
    {
      name: 'blocages',
      contenu: 'les membres que vous bloquez, par leur numéro',
      find: rowsOf(blocages.users_id),
    },
  ],
}
