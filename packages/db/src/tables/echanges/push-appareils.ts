import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { sessions } from '../membres/sessions.ts'
import { users } from '../membres/users.ts'

/**
 * A browser that shows what its member is told, through the push service of its maker (RFC 8030). It
 * does as long as it is signed in: with its session it goes.
 */
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
    /** Where the push service takes what is for it: whoever knows it may ring there. */
    adresse: text().notNull(),
    /** The browser's own keys (RFC 8291), as base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** « Firefox sur Linux » */
    nom: text().notNull(),
    /** Failures in a row: at some number the device is forgotten. */
    echecs: integer().notNull().default(0),
    /** The push service asked to be left alone until then. */
    pas_avant: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // One browser is one device, whoever is signed in there.
    uniqueIndex('push_appareils_adresse_key').on(t.adresse),
    // Telling a member on all their devices; cascade on account deletion.
    index('push_appareils_users_id_idx').on(t.users_id),
    // Cascade when a session ends.
    index('push_appareils_sessions_id_idx').on(t.sessions_id),
  ],
)
