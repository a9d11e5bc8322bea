import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Who sells stays (produit 10.4): a travel agency, with the papers that the law asks of it. */
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
    /** Who guarantees what travellers paid, with its address. */
    garant: text(),
    garant_adresse: text(),
    /** Who insures its professional liability, with its address. */
    assureur: text(),
    assureur_adresse: text(),
    /** Normalised name and town, for the search field. */
    recherche: text().notNull(),
    /** When staff saw its papers; null until then, and again once one of them changes. */
    verifie_le: instant(),
    /** Why staff did not accept them, as its members read it. */
    refus_motif: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('agences_slug_key').on(t.slug),
    // The staff's queue, oldest first.
    index('agences_a_verifier_idx').on(t.created_at).where(sql`verifie_le is null`),
    // Account deletion.
    index('agences_created_by_idx').on(t.created_by),
    // The filter of stays by agency, and the staff's list: substring and typo search.
    index('agences_recherche_idx').using('gin', t.recherche.op('gin_trgm_ops')),
  ],
)

const ofAgence = () =>
  integer()
    .notNull()
    .references(() => agences.id, { onDelete: 'cascade' })

/** Members edit the agency and its stays, and read its bookings (produit 3.3). */
export const agenceMembres = pgTable(
  'agence_membres',
  {
    agences_id: ofAgence(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origine: text({ enum: ['creation', 'invitation', 'staff'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.agences_id, t.users_id] }),
    // POST /api/voyages/agences/my: the agencies of one user.
    index('agence_membres_users_id_idx').on(t.users_id),
  ],
)

/** Who is asked by mail to become a member; the link works for 30 days. */
export const agenceInvitations = pgTable(
  'agence_invitations',
  {
    id: id(),
    agences_id: ofAgence(),
    /** Who invites. */
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    /** Kept, so that cancelling and asking again cannot flood an address. */
    cancelled_at: instant(),
    accepted_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('agence_invitations_token_hash_key').on(t.token_hash),
    // The members' page: those that wait.
    index('agence_invitations_agences_id_idx').on(t.agences_id, t.id),
    // How many mails this address was sent lately.
    index('agence_invitations_email_idx').on(sql`lower(${t.email})`, t.created_at),
    // Account deletion.
    index('agence_invitations_users_id_idx').on(t.users_id),
    index('agence_invitations_accepted_by_idx').on(t.accepted_by),
  ],
)
