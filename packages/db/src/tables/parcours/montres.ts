import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { parcours } from './parcours.ts'

export const montres = pgTable(
  'montres',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    /** AES-256-GCM with the server key: `iv.tag.ciphertext` in base64url. */
    jetons: text().notNull(),
    expires_at: instant(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('montres_service_key').on(t.users_id, t.service)],
)

/** Uploads to a watch account: a version of a parcours is sent once. */
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
    /** Fingerprint of the file sent: track and texts. */
    empreinte: text().notNull(),
    /** Id at the service; null while uploading. */
    externe_id: text(),
    envoye_le: instant().notNull(),
  },
  (t) => [
    uniqueIndex('montre_envois_parcours_key').on(t.montres_id, t.parcours_id),
    index('montre_envois_parcours_id_idx').on(t.parcours_id),
  ],
)
