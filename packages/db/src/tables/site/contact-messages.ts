import type { ContactSujet } from '@foulee/domain/site/contact'
import type { CONTACT_SUITES, ContactEtat } from '@foulee/domain/site/contact-etat'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    nom: text().notNull(),
    email: text().notNull(),
    sujet: text().$type<ContactSujet>().notNull(),
    message: text().notNull(),
    etat: text().$type<ContactEtat>().notNull().default('nouveau'),
    lu_le: instant(),
    /** Optimistic lock: the second of two concurrent answers is rejected. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    // Account deletion and export.
    index('contact_messages_users_id_idx').on(t.users_id),
  ],
)

export const contactSuites = pgTable(
  'contact_suites',
  {
    id: id(),
    contact_messages_id: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    type: text().$type<(typeof CONTACT_SUITES)[number]>().notNull(),
    texte: text().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    index('contact_suites_contact_messages_id_idx').on(t.contact_messages_id),
    index('contact_suites_users_id_idx').on(t.users_id),
  ],
)
