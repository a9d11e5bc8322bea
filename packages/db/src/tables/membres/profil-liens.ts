import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from './users.ts'

export const profilSocial = pgTable(
  'profil_social',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reseau: text().notNull(),
    url: text().notNull(),
  },
  (t) => [
    // One link per network, even concurrently.
    uniqueIndex('profil_social_reseau_key').on(t.users_id, t.reseau),
  ],
)

/** Follows between members, which open profiles restricted to followers. */
export const suivis = pgTable(
  'suivis',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    suivi_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.suivi_id] }),
    index('suivis_suivi_id_idx').on(t.suivi_id),
    check('suivis_not_oneself', sql`${t.users_id} <> ${t.suivi_id}`),
  ],
)
