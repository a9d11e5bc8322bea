import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { parcours } from './parcours.ts'

/** A watch account that a member connected: where routes are sent to. Tokens are encrypted. */
export const montres = pgTable(
  'montres',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    /** AES-256-GCM under the server's key: `iv.tag.ciphertext` in base64url. */
    jetons: text().notNull(),
    expires_at: instant(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('montres_service_key').on(t.users_id, t.service)],
)

/** What was sent to a watch account: the same version of a route is sent once. */
export const montreEnvois = pgTable(
  'montre_envois',
  {
    id: id(),
    montres_id: integer()
      .notNull()
      .references(() => montres.id, { onDelete: 'cascade' }),
    parcours_id: integer()
      .notNull()
      .references(() => parcours.id, { onDelete: 'cascade' }),
    /** Of the track and of what is said of it: a fingerprint of the file that was sent. */
    empreinte: text().notNull(),
    /** What the service calls it; null while it is being sent. */
    externe_id: text(),
    envoye_le: instant().notNull(),
  },
  (t) => [
    uniqueIndex('montre_envois_parcours_key').on(t.montres_id, t.parcours_id),
    // Deletion of a route.
    index('montre_envois_parcours_id_idx').on(t.parcours_id),
  ],
)
