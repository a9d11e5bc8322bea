import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

export const demandes = pgTable(
  'demandes',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: ['coach', 'club'] }).notNull(),
    etat: text({ enum: ['en_attente', 'acceptee', 'refusee'] })
      .notNull()
      .default('en_attente'),
    /** Club: name; coach: trade name, if any. */
    structure: text(),
    /**
     * Coach: carte professionnelle d'éducateur sportif (C. sport L.212-1), renewed every 5 years.
     */
    carte_pro: text(),
    carte_pro_fin: date({ mode: 'string' }),
    diplome: text(),
    assurance: text(),
    /** Club: SIRET or RNA number. */
    immatriculation: text(),
    federation: text(),
    ville: text(),
    site: text(),
    message: text(),
    motif: text(),
    created_at: createdAt(),
    decided_at: instant(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('demandes_pending_key').on(t.users_id, t.type).where(sql`etat = 'en_attente'`),
    index('demandes_etat_idx').on(t.etat, t.id),
  ],
)
