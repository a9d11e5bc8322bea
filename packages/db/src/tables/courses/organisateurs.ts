import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  invitationColumns,
  invitationIndexes,
  membershipColumns,
  structureColumns,
  structureIndexes,
} from '../structure-columns.ts'

export const organisateurs = pgTable('organisateurs', structureColumns(), (t) =>
  structureIndexes('organisateurs', t),
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
