import { contactMessages } from '@foulee/db/schema'
import { rowsOf } from '../../../personal/member-rows.ts'
import type { Personal } from '../../../personal/personal.ts'
import { purgeMessages } from './contact.commands.ts'

export const contactPersonal: Personal = {
  owned: [contactMessages.users_id],
  collect: [
    {
      name: 'messages-de-contact',
      contenu: 'ce que vous nous avez écrit',
      find: rowsOf(contactMessages.users_id),
    },
  ],
  purge: purgeMessages,
}
