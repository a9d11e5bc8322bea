import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** A premium period (produit 11.3): from and to, and why. `users.premium_jusqua` is the end of the last. */
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
    /** Who of the staff granted it; null for a code. */
    staff_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When its member was told that it ends. */
    prevenu_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    // One's periods; account deletion and export.
    index('premiums_users_id_idx').on(t.users_id, t.au.desc()),
    // Every day: which end within a week?
    index('premiums_au_idx').on(t.au),
    index('premiums_staff_id_idx').on(t.staff_id),
  ],
)

/** A code that gives a period, once. Only its hash is kept. */
export const premiumCodes = pgTable(
  'premium_codes',
  {
    id: id(),
    code_hash: text().notNull(),
    /** Days of the period that it gives. */
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
