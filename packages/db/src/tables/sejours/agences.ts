import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import {
  invitationColumns,
  invitationIndexes,
  membershipColumns,
  structureColumns,
  structureIndexes,
} from '../structure-columns.ts'

/** Travel agency (produit 10.4) with its legal documents. */
export const agences = pgTable(
  'agences',
  {
    ...structureColumns(),
    adresse: text(),
    pays: text().notNull().default('FR'),
    /** Number in the register of travel operators (`domain/sejours/immatriculation.ts`). */
    immatriculation: text(),
    garant: text(),
    garant_adresse: text(),
    assureur: text(),
    assureur_adresse: text(),
    /** Reset like the verification when a document changes. */
    refus_motif: text(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => structureIndexes('agences', t),
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
