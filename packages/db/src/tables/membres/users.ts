import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'

/** Accounts. Flags are those of produit 3.1; policies define their effect. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    /** Null for an account without a password. */
    password_hash: text(),
    prenom: text().notNull(),
    nom: text().notNull(),
    /** Last name change; null for the initial one. */
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
    /** Pending address, replaces `email` once verified. */
    email_attendu: text(),
    /** Erased: the row stays as « Compte supprimé » for references by others (produit 7.5). */
    supprime_le: instant(),
    /** Suspended: no sign-in; published content stays. */
    suspendu_le: instant(),
    suspendu_motif: text(),
    suspendu_par: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    // /connexion: one account per address, case-insensitive.
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
  ],
)
