import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../columns.ts'
import { users } from './users.ts'

/** The second factor of a member of the staff: an authenticator app (TOTP, RFC 6238). */
export const secondsFacteurs = pgTable('seconds_facteurs', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (`secrets.ts`): who reads the table cannot make codes. */
  secret: text().notNull(),
  /** Null until a first code proved that the app holds it. */
  actif_le: instant(),
  /** The last 30-second step that was used: a code serves once. */
  dernier_pas: bigint({ mode: 'number' }),
  /** Hashes of the recovery codes that are left. */
  secours: text().array().notNull().default([]),
  created_at: createdAt(),
})
