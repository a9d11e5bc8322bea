import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'

/** Whoever may sign in. The option flags are those of produit 3.1; what they open is in the policies. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    /** Null: the account signs in elsewhere only. */
    password_hash: text(),
    prenom: text().notNull(),
    nom: text().notNull(),
    /** When the name was last changed; null for the one the account began with. */
    nom_change_le: instant(),
    type: text({ enum: ['athlete', 'coach', 'club'] })
      .notNull()
      .default('athlete'),
    is_staff: boolean().notNull().default(false),
    parcours: boolean().notNull().default(false),
    organisateur: boolean().notNull().default(false),
    agence: boolean().notNull().default(false),
    coach: boolean().notNull().default(false),
    premium_jusqua: instant(),
    cgu_acceptees_le: instant().notNull(),
    email_verifie_le: instant(),
    /** The address that takes the place of `email` once it is verified. */
    email_attendu: text(),
    /** Erased: the row stays under « Compte supprimé » for what others rely on (produit 7.5). */
    supprime_le: instant(),
    /** Kept out by the staff: nothing opens the account, and what it published stays. */
    suspendu_le: instant(),
    suspendu_motif: text(),
    suspendu_par: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    // /connexion: one account per address, whatever its case.
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
  ],
)
