import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

export const organisateurs = pgTable(
  'organisateurs',
  {
    id: id(),
    slug: text().notNull(),
    nom: text().notNull(),
    description: text(),
    email: text(),
    telephone: text(),
    site: text(),
    ville: text(),
    code_postal: text(),
    logo: text(),
    recherche: text().notNull(),
    verifie_le: instant(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('organisateurs_slug_key').on(t.slug),
    index('organisateurs_a_verifier_idx').on(t.created_at).where(sql`verifie_le is null`),
    index('organisateurs_created_by_idx').on(t.created_by),
    index('organisateurs_recherche_idx').using('gin', t.recherche.op('gin_trgm_ops')),
  ],
)

export const organisateurMembres = pgTable(
  'organisateur_membres',
  {
    organisateurs_id: integer()
      .notNull()
      .references(() => organisateurs.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origine: text({ enum: ['creation', 'revendication', 'invitation', 'staff'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organisateurs_id, t.users_id] }),
    index('organisateur_membres_users_id_idx').on(t.users_id),
  ],
)

export const organisateurInvitations = pgTable(
  'organisateur_invitations',
  {
    id: id(),
    organisateurs_id: integer()
      .notNull()
      .references(() => organisateurs.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    /** Kept, so that repeated cancellations cannot be used to flood an address. */
    cancelled_at: instant(),
    accepted_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('organisateur_invitations_token_hash_key').on(t.token_hash),
    index('organisateur_invitations_organisateurs_id_idx').on(t.organisateurs_id, t.id),
    index('organisateur_invitations_email_idx').on(sql`lower(${t.email})`, t.created_at),
    index('organisateur_invitations_users_id_idx').on(t.users_id),
    index('organisateur_invitations_accepted_by_idx').on(t.accepted_by),
  ],
)
