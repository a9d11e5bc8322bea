import type { Db } from '@foulee/db/connect'
import { contactMessages, contactSuites } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { purgeMessages } from './contact.commands.ts'

const findSuites = (db: Db, users_id: number): Promise<unknown> =>
  db
    .select({
      message: contactSuites.contact_messages_id,
      type: contactSuites.type,
      texte: contactSuites.texte,
      created_at: contactSuites.created_at,
    })
    .from(contactSuites)
    .innerJoin(contactMessages, eq(contactMessages.id, contactSuites.contact_messages_id))
    .where(eq(contactMessages.users_id, users_id))
    .orderBy(contactSuites.id)

export const contactPersonal: Personal = {
  owned: [contactMessages.users_id],
  signed: [contactSuites.users_id],
  collect: [
    {
      name: 'messages-de-contact',
      contenu: 'ce que vous nous avez écrit',
      find: rowsOf(contactMessages.users_id),
    },
    {
      name: 'suites-de-contact',
      contenu: 'ce que l’équipe vous a répondu, et ce qu’elle a noté à ce sujet',
      find: findSuites,
    },
  ],
  purge: purgeMessages,
}
