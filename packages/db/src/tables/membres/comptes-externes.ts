import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** An account elsewhere that signs in here. `subject` is what the provider calls its user. */
export const comptesExternes = pgTable(
  'comptes_externes',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    third: text().notNull(),
    subject: text().notNull(),
    email: text(),
    created_at: createdAt(),
  },
  (t) => [
    // /external/{third}/callback: an account elsewhere opens one account here.
    uniqueIndex('comptes_externes_subject_key').on(t.third, t.subject),
    // /reglages/comptes-connectes: one of each provider.
    uniqueIndex('comptes_externes_users_id_key').on(t.users_id, t.third),
  ],
)

/** A sign-in on its way through a provider: its state is used once, within minutes. */
export const externalFlows = pgTable(
  'external_flows',
  {
    id: id(),
    third: text().notNull(),
    /** SHA-256 of the state that travels through the provider. */
    state_hash: text().notNull(),
    /** SHA-256 of the secret that only the browser which started holds. */
    browser_hash: text().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    /** Who links an account; null when somebody signs in. */
    users_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** When the provider's answer came: it is exchanged once. */
    claimed_at: instant(),
    /** The identity that it gave, while it waits for a password or for the terms to be accepted. */
    subject: text(),
    email: text(),
    /** Whether the provider says that the address is its user's. */
    email_verifie: boolean().notNull().default(false),
    prenom: text(),
    nom: text(),
    expires_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('external_flows_state_hash_key').on(t.state_hash),
    // Cascade on account deletion.
    index('external_flows_users_id_idx').on(t.users_id),
    // Dead flows leave when new ones come.
    index('external_flows_expires_at_idx').on(t.expires_at),
  ],
)
