import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { magasins } from '../club/magasins.ts'
import { users } from '../membres/users.ts'
import { organisateurs } from './organisateurs.ts'

/** Claim (produit 8.13) of an organiser or shop, proved by a code sent to its known address. */
export const revendications = pgTable(
  'revendications',
  {
    id: id(),
    /** Exactly one is set. */
    organisateurs_id: integer().references(() => organisateurs.id, { onDelete: 'cascade' }),
    magasins_id: integer().references(() => magasins.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `code`: a code was sent; `staff`: no known address, staff decides. */
    etat: text({ enum: ['code', 'staff', 'acceptee', 'refusee', 'abandonnee'] }).notNull(),
    /** HMAC with a server key: a plain hash of six digits could be reversed. */
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
    uniqueIndex('revendications_magasin_open_key')
      .on(t.magasins_id, t.users_id)
      .where(sql`etat in ('code', 'staff')`),
    check(
      'revendications_de_check',
      sql`num_nonnulls(${t.organisateurs_id}, ${t.magasins_id}) = 1`,
    ),
    index('revendications_etat_idx').on(t.etat, t.created_at),
    index('revendications_users_id_idx').on(t.users_id),
    index('revendications_decided_by_idx').on(t.decided_by),
  ],
)
