import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** Premium period (produit 11.3). `users.premium_jusqua` is the end of the last one. */
export const premiums = pgTable(
  'premiums',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    du: instant().notNull(),
    au: instant().notNull(),
    motif: text().notNull(),
    staff_id: integer().references(() => users.id, { onDelete: 'set null' }),
    prevenu_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('premiums_users_id_idx').on(t.users_id, t.au.desc()),
    index('premiums_au_idx').on(t.au),
    index('premiums_staff_id_idx').on(t.staff_id),
  ],
)

/** Single-use premium code, stored as a hash. */
export const premiumCodes = pgTable(
  'premium_codes',
  {
    id: id(),
    code_hash: text().notNull(),
    jours: integer().notNull(),
    motif: text().notNull(),
    staff_id: integer().references(() => users.id, { onDelete: 'set null' }),
    expires_at: instant(),
    used_by: integer().references(() => users.id, { onDelete: 'set null' }),
    used_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('premium_codes_code_hash_key').on(t.code_hash),
    index('premium_codes_staff_id_idx').on(t.staff_id),
    index('premium_codes_used_by_idx').on(t.used_by),
  ],
)
