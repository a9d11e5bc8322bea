import { GENRES_RECORD } from '@foulee/domain/parcours/records'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { activites } from './activites.ts'

/** Quickest stretches and highest climbs of an outing (produit 9.24). */
export const activiteRecords = pgTable(
  'activite_records',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activites_id: integer()
      .notNull()
      .references(() => activites.id, { onDelete: 'cascade' }),
    genre: text({ enum: GENRES_RECORD }).notNull(),
    /** Metres run, climbed, or gained by one climb. */
    mesure: integer().notNull(),
    secondes: integer().notNull(),
    /** Metres from the start of the outing. */
    debut: integer().notNull(),
    /** Put aside by its member, as wrong. */
    ecarte_le: instant(),
  },
  (t) => [
    uniqueIndex('activite_records_key').on(t.activites_id, t.genre, t.mesure, t.debut),
    index('activite_records_users_idx')
      .on(t.users_id, t.genre, t.mesure, t.secondes)
      .where(sql`ecarte_le is null`),
    index('activite_records_ecartes_idx')
      .on(t.users_id, t.ecarte_le)
      .where(sql`ecarte_le is not null`),
  ],
)
