import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../columns.ts'
import { users } from './users.ts'

/** Second factor of staff: authenticator app (TOTP, RFC 6238). */
export const secondsFacteurs = pgTable('seconds_facteurs', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (`secrets.ts`), so that the table alone cannot generate codes. */
  secret: text().notNull(),
  /** Null until confirmed by a first code. */
  actif_le: instant(),
  /** Last time step used: a code is valid once. */
  dernier_pas: bigint({ mode: 'number' }),
  secours: text().array().notNull().default([]),
  created_at: createdAt(),
})
