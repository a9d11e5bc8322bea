import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { organisateurs } from './organisateurs.ts'

/** A claim (produit 8.13): a member says that an organiser is theirs; a code sent to its known address proves it. */
export const revendications = pgTable(
  'revendications',
  {
    id: id(),
    organisateurs_id: integer()
      .notNull()
      .references(() => organisateurs.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `code`: a code was sent; `staff`: no address is known, the staff decides. */
    etat: text({ enum: ['code', 'staff', 'acceptee', 'refusee', 'abandonnee'] }).notNull(),
    /** HMAC of the six digits under the server's key; a table of hashes of six digits is no secret. */
    code_hash: text(),
    essais: integer().notNull().default(0),
    expires_at: instant(),
    message: text(),
    motif: text(),
    decided_at: instant(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    // One open claim per member and organiser.
    uniqueIndex('revendications_open_key')
      .on(t.organisateurs_id, t.users_id)
      .where(sql`etat in ('code', 'staff')`),
    index('revendications_etat_idx').on(t.etat, t.created_at),
    index('revendications_users_id_idx').on(t.users_id),
    index('revendications_decided_by_idx').on(t.decided_by),
  ],
)
