import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** What a member is told of, in the application (produit 13.4); mails and push are made from it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it is about, once: `course:12:date:2027-05-01`. */
    cle: text().notNull(),
    titre: text().notNull(),
    texte: text().notNull(),
    url: text().notNull(),
    lu_le: instant(),
    /** Whether it shows under the bell: a kind that is switched off there is kept, so as to be told once. */
    dans_app: boolean().notNull().default(true),
    /** Since when it waits for a mail that gathers (produit 13.17); null: it does not, or left. */
    attend_depuis: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // The same thing is told once, also when a job runs twice.
    uniqueIndex('notifications_cle_key').on(t.users_id, t.cle),
    // One's notices, newest first.
    index('notifications_users_id_idx').on(t.users_id, t.id.desc()),
    // The number on the bell.
    index('notifications_unread_idx').on(t.users_id).where(sql`lu_le is null`),
    // Erasing what is too old: rows lie in the order of time, so that a few bytes for many pages do.
    index('notifications_created_at_idx').using('brin', t.created_at),
    // What the mails that gather are made of.
    index('notifications_attend_idx').on(t.users_id).where(sql`attend_depuis is not null`),
  ],
)
