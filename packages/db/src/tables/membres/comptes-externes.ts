import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** Linked identity. `subject` is the user id at the provider. */
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
    // /external/{third}/callback: an identity opens a single account.
    uniqueIndex('comptes_externes_subject_key').on(t.third, t.subject),
    // /reglages/comptes-connectes: one per provider.
    uniqueIndex('comptes_externes_users_id_key').on(t.users_id, t.third),
  ],
)

/** OAuth flow in progress: its state is used once, within minutes. */
export const externalFlows = pgTable(
  'external_flows',
  {
    id: id(),
    third: text().notNull(),
    /** SHA-256 of the OAuth state. */
    state_hash: text().notNull(),
    /** SHA-256 of the secret held by the initiating browser. */
    browser_hash: text().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    /** Member linking an identity; null for a sign-in. */
    users_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Time of the callback: the code is exchanged once. */
    claimed_at: instant(),
    /** Identity received, while waiting for a password or the acceptance of the terms. */
    subject: text(),
    email: text(),
    email_verifie: boolean().notNull().default(false),
    prenom: text(),
    nom: text(),
    expires_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('external_flows_state_hash_key').on(t.state_hash),
    index('external_flows_users_id_idx').on(t.users_id),
    // Expired flows are deleted when new ones start.
    index('external_flows_expires_at_idx').on(t.expires_at),
  ],
)
