import { blocages } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** Blocks against a member are private to the others: erased with the account, and in no export. */
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
