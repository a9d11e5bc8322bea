import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** Who organises races: an association, a club, a company. */
export const organisateurs = pgTable(
  'organisateurs',
  {
    id: id(),
    slug: text().notNull(),
    nom: text().notNull(),
    description: text(),
    email: text(),
    telephone: text(),
    site: text(),
    ville: text(),
    code_postal: text(),
    logo: text(),
    /** Normalised name and town, for the search field of §7. */
    recherche: text().notNull(),
    /** When staff saw that it is what it says; null until then. */
    verifie_le: instant(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('organisateurs_slug_key').on(t.slug),
    // The staff's queue, oldest first.
    index('organisateurs_a_verifier_idx').on(t.created_at).where(sql`verifie_le is null`),
    // Account deletion.
    index('organisateurs_created_by_idx').on(t.created_by),
    // POST /api/courses/organisateurs/list: substring and typo search.
    index('organisateurs_recherche_idx').using('gin', t.recherche.op('gin_trgm_ops')),
  ],
)

/** Members edit the organiser and its races (decisions §2). */
export const organisateurMembres = pgTable(
  'organisateur_membres',
  {
    organisateurs_id: integer()
      .notNull()
      .references(() => organisateurs.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origine: text({ enum: ['creation', 'revendication', 'invitation', 'staff'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organisateurs_id, t.users_id] }),
    // GET /api/courses?my=1: the organisers of one user.
    index('organisateur_membres_users_id_idx').on(t.users_id),
  ],
)
