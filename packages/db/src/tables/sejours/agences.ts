import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { invitationColumns, invitationIndexes, membershipColumns } from '../structure-columns.ts'

/** Travel agency (produit 10.4) with its legal documents. */
export const agences = pgTable(
  'agences',
  {
    id: id(),
    slug: text().notNull(),
    nom: text().notNull(),
    description: text(),
    email: text(),
    telephone: text(),
    site: text(),
    adresse: text(),
    ville: text(),
    code_postal: text(),
    pays: text().notNull().default('FR'),
    logo: text(),
    /** Number in the register of travel operators (`domain/sejours/immatriculation.ts`). */
    immatriculation: text(),
    garant: text(),
    garant_adresse: text(),
    assureur: text(),
    assureur_adresse: text(),
    recherche: text().notNull(),
    /** Verification by staff; reset when a document changes. */
    verifie_le: instant(),
    refus_motif: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('agences_slug_key').on(t.slug),
    index('agences_a_verifier_idx').on(t.created_at).where(sql`verifie_le is null`),
    index('agences_created_by_idx').on(t.created_by),
    index('agences_recherche_idx').using('gin', t.recherche.op('gin_trgm_ops')),
  ],
)

const ofAgence = () =>
  integer()
    .notNull()
    .references(() => agences.id, { onDelete: 'cascade' })

export const agenceMembres = pgTable(
  'agence_membres',
  {
    agences_id: ofAgence(),
    origine: text({ enum: ['creation', 'invitation', 'staff'] }).notNull(),
    ...membershipColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.agences_id, t.users_id] }),
    index('agence_membres_users_id_idx').on(t.users_id),
  ],
)

export const agenceInvitations = pgTable(
  'agence_invitations',
  { agences_id: ofAgence(), ...invitationColumns() },
  (t) => invitationIndexes('agence_invitations', t, ['agences_id', t.agences_id]),
)
