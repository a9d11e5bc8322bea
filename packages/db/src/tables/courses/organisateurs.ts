import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { invitationColumns, invitationIndexes, membershipColumns } from '../structure-columns.ts'

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
    recherche: text().notNull(),
    verifie_le: instant(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('organisateurs_slug_key').on(t.slug),
    index('organisateurs_a_verifier_idx').on(t.created_at).where(sql`verifie_le is null`),
    index('organisateurs_created_by_idx').on(t.created_by),
    index('organisateurs_recherche_idx').using('gin', t.recherche.op('gin_trgm_ops')),
  ],
)

const ofOrganisateur = () =>
  integer()
    .notNull()
    .references(() => organisateurs.id, { onDelete: 'cascade' })

export const organisateurMembres = pgTable(
  'organisateur_membres',
  {
    organisateurs_id: ofOrganisateur(),
    origine: text({ enum: ['creation', 'revendication', 'invitation', 'staff'] }).notNull(),
    ...membershipColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.organisateurs_id, t.users_id] }),
    index('organisateur_membres_users_id_idx').on(t.users_id),
  ],
)

export const organisateurInvitations = pgTable(
  'organisateur_invitations',
  { organisateurs_id: ofOrganisateur(), ...invitationColumns() },
  (t) => invitationIndexes('organisateur_invitations', t, ['organisateurs_id', t.organisateurs_id]),
)
