import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Points are a ledger, never a counter (produit 12.1): each deed, named by `cle`, pays once. */
export const points = pgTable(
  'points',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The rule that paid: a key of `domain/points.ts`. */
    kind: text().notNull(),
    /** Which deed: the id of the thing done, or the rule itself when it pays once in a life. */
    cle: text().notNull(),
    points: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('points_deed_key').on(t.users_id, t.kind, t.cle),
    // POST /api/profile/jauge: newest first.
    index('points_users_id_idx').on(t.users_id, t.id.desc()),
  ],
)
