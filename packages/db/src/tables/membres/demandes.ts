import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** A coach or a club asks to be one here; staff decide (/inscription/club-et-coach). */
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
    /** Club: its name; coach: the trade name, when there is one. */
    structure: text(),
    /** Coach: carte professionnelle d'éducateur sportif (C. sport L.212-1), renewed every 5 years. */
    carte_pro: text(),
    carte_pro_fin: date({ mode: 'string' }),
    diplome: text(),
    /** Insurer and contract of the civil liability. */
    assurance: text(),
    /** Club: SIRET or RNA number. */
    immatriculation: text(),
    federation: text(),
    ville: text(),
    site: text(),
    message: text(),
    /** Why staff refused, as the applicant reads it. */
    motif: text(),
    created_at: createdAt(),
    decided_at: instant(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    // One request at a time and of each type.
    uniqueIndex('demandes_pending_key').on(t.users_id, t.type).where(sql`etat = 'en_attente'`),
    // The staff's queue, oldest first.
    index('demandes_etat_idx').on(t.etat, t.id),
  ],
)
