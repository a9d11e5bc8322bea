import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Notification (produit 13.4); mails and push are derived from it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Deduplication key: `course:12:date:2027-05-01`. */
    cle: text().notNull(),
    titre: text().notNull(),
    texte: text().notNull(),
    url: text().notNull(),
    lu_le: instant(),
    /** Shown in the app; a disabled kind is stored too, for deduplication. */
    dans_app: boolean().notNull().default(true),
    /** Waiting for a digest since (produit 13.17); null: not waiting. */
    attend_depuis: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // Idempotent when a job runs twice.
    uniqueIndex('notifications_cle_key').on(t.users_id, t.cle),
    index('notifications_users_id_idx').on(t.users_id, t.id.desc()),
    index('notifications_unread_idx').on(t.users_id).where(sql`lu_le is null`),
    // Retention; BRIN, as rows are in time order.
    index('notifications_created_at_idx').using('brin', t.created_at),
    index('notifications_attend_idx').on(t.users_id).where(sql`attend_depuis is not null`),
  ],
)
