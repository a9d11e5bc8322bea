import { MODELS_AVIS, MODELS_SIGNALEMENT } from '@foulee/domain/echanges/avis'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Comments on a parcours, race, stay or shop (produit 13.6). */
export const commentaires = pgTable(
  'commentaires',
  {
    id: id(),
    model: text({ enum: MODELS_AVIS }).notNull(),
    objet_id: integer().notNull(),
    /** Null once the account is erased: the text stays under « Compte supprimé ». */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    texte: text().notNull(),
    note: integer(),
    /** Day of the activity (C. conso D.111-17 requires the date of the experience). */
    date_sortie: date({ mode: 'string' }),
    reponse: text(),
    reponse_le: instant(),
    /** Hidden by staff; the reason is shown to the author. */
    masque_le: instant(),
    masque_motif: text(),
    created_at: createdAt(),
    updated_at: instant(),
  },
  (t) => [
    index('commentaires_objet_idx').on(t.model, t.objet_id, t.id.desc()),
    uniqueIndex('commentaires_note_key')
      .on(t.model, t.objet_id, t.users_id)
      .where(sql`note is not null`),
    index('commentaires_users_id_idx').on(t.users_id),
    check('commentaires_note_check', sql`${t.note} between 1 and 5`),
  ],
)

export const signalements = pgTable(
  'signalements',
  {
    id: id(),
    model: text({ enum: MODELS_SIGNALEMENT }).notNull(),
    objet_id: integer().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    motif: text().notNull(),
    texte: text(),
    etat: text({ enum: ['ouvert', 'retenu', 'rejete'] })
      .notNull()
      .default('ouvert'),
    created_at: createdAt(),
    decided_at: instant(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('signalements_etat_idx').on(t.etat, t.id),
    uniqueIndex('signalements_objet_key').on(t.model, t.objet_id, t.users_id),
    index('signalements_users_id_idx').on(t.users_id),
  ],
)
