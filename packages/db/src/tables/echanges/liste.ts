import { PRIORITES } from '@foulee/domain/entrainement/saison'
import { kindsWith } from '@foulee/domain/shared/kinds'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

export const liste = pgTable(
  'liste',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: kindsWith('liste') }).notNull(),
    objet_id: integer().notNull(),
    etat: text({ enum: ['envie', 'inscrit', 'termine', 'abandonne'] })
      .notNull()
      .default('envie'),
    note: text(),
    /** Weight of an épreuve in the season of its member (produit 11.12). */
    priorite: text({ enum: PRIORITES }),
    created_at: createdAt(),
    updated_at: instant(),
  },
  (t) => [
    uniqueIndex('liste_objet_key').on(t.users_id, t.type, t.objet_id),
    // Notification of changes to all members who have the race.
    index('liste_type_objet_idx').on(t.type, t.objet_id),
  ],
)
