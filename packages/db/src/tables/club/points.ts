import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Points ledger, not a counter (produit 12.1): each action (`cle`) pays once. */
export const points = pgTable(
  'points',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Action key: id of the object, or the rule itself if it pays once per member. */
    cle: text().notNull(),
    points: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('points_deed_key').on(t.users_id, t.kind, t.cle),
    index('points_users_id_idx').on(t.users_id, t.id.desc()),
  ],
)
