import { CHAUSSURES_LIMITE, SPORTS_CHAUSSES } from '@foulee/domain/parcours/chaussures'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Pairs of running shoes of a member (produit 9.16). Distances in metres. */
export const chaussures = pgTable(
  'chaussures',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    marque: text(),
    modele: text().notNull(),
    surnom: text(),
    achetee_le: date({ mode: 'string' }),
    deja_parcouru: integer().notNull().default(0),
    limite: integer().notNull().default(CHAUSSURES_LIMITE),
    retiree_le: date({ mode: 'string' }),
    /** Sports whose new outings take this pair before the usual one. */
    habituelle_pour: text({ enum: SPORTS_CHAUSSES }).array().notNull().default([]),
    est_habituelle: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('chaussures_users_id_idx').on(t.users_id),
    uniqueIndex('chaussures_habituelle_key').on(t.users_id).where(sql`est_habituelle`),
    check('chaussures_metres_check', sql`${t.deja_parcouru} >= 0 and ${t.limite} > 0`),
    check('chaussures_retiree_check', sql`${t.retiree_le} is null or not ${t.est_habituelle}`),
  ],
)
