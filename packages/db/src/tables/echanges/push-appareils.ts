import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { sessions } from '../membres/sessions.ts'
import { users } from '../membres/users.ts'

/** Web push subscription (RFC 8030), deleted with its session. */
export const pushAppareils = pgTable(
  'push_appareils',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessions_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Push endpoint, a secret: whoever knows it can send. */
    adresse: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** « Firefox sur Linux » */
    nom: text().notNull(),
    /** Consecutive failures; the device is deleted at a limit. */
    echecs: integer().notNull().default(0),
    pas_avant: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // A browser is one device, whoever is signed in.
    uniqueIndex('push_appareils_adresse_key').on(t.adresse),
    index('push_appareils_users_id_idx').on(t.users_id),
    index('push_appareils_sessions_id_idx').on(t.sessions_id),
  ],
)
