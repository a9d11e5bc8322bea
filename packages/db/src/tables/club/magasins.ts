import type { Horaires } from '@foulee/domain/club/horaires'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, position } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { saveColumns } from '../publication-columns.ts'

/** A shop (produit 12.5): runners find it on the map, its owner claims it and keeps its page. */
export const magasins = pgTable(
  'magasins',
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
    departement: text(),
    pays: text().notNull().default('FR'),
    position: position(),
    logo: text(),
    /** What it sells (`domain/club/magasin.ts`), the brands it carries, what it does beside. */
    categories: text().array().notNull().default([]),
    marques: text().array().notNull().default([]),
    services: text().array().notNull().default([]),
    /** The hours of a week and their exceptions, in the time of `fuseau`. */
    horaires: jsonb().$type<Horaires>(),
    fuseau: text().notNull().default('Europe/Paris'),
    /** Normalised name and town, for the search field. */
    recherche: text().notNull(),
    /** Where an import found it: the same line read again is the same shop. */
    source: text(),
    /** When staff saw that it is what it says; null until then. */
    verifie_le: instant(),
    /** 100 is seen by everyone; under 0 it has closed for good. */
    etat: integer().notNull().default(100),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('magasins_slug_key').on(t.slug),
    uniqueIndex('magasins_source_key').on(t.source),
    // Near me, and the map.
    index('magasins_position_idx').using('gist', t.position),
    // The directory of a département.
    index('magasins_departement_idx').on(t.departement, t.nom, t.id),
    // The staff's queue, oldest first.
    index('magasins_a_verifier_idx').on(t.created_at).where(sql`verifie_le is null`),
    // Account deletion.
    index('magasins_created_by_idx').on(t.created_by),
    // Substring and typo search.
    index('magasins_recherche_idx').using('gin', t.recherche.op('gin_trgm_ops')),
    index('magasins_categories_idx').using('gin', t.categories),
    check('magasins_pays_check', sql`length(${t.pays}) = 2`),
  ],
)

const ofMagasin = () =>
  integer()
    .notNull()
    .references(() => magasins.id, { onDelete: 'cascade' })

/** Every save of a part of its editor: what changed, from what, by whom. */
export const magasinVersions = pgTable(
  'magasin_versions',
  { ...saveColumns(), magasins_id: ofMagasin() },
  (t) => [
    primaryKey({ columns: [t.magasins_id, t.version] }),
    // Account deletion.
    index('magasin_versions_users_id_idx').on(t.users_id),
  ],
)

/** Members keep the page of the shop, its discounts and its events (produit 3.3). */
export const magasinMembres = pgTable(
  'magasin_membres',
  {
    magasins_id: ofMagasin(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origine: text({ enum: ['creation', 'revendication', 'invitation', 'staff'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.magasins_id, t.users_id] }),
    // The shops of one user.
    index('magasin_membres_users_id_idx').on(t.users_id),
  ],
)

/** Who is asked by mail to become a member; the link works for 30 days. */
export const magasinInvitations = pgTable(
  'magasin_invitations',
  {
    id: id(),
    magasins_id: ofMagasin(),
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
    uniqueIndex('magasin_invitations_token_hash_key').on(t.token_hash),
    // The members' page: those that wait.
    index('magasin_invitations_magasins_id_idx').on(t.magasins_id, t.id),
    // How many mails this address was sent lately.
    index('magasin_invitations_email_idx').on(sql`lower(${t.email})`, t.created_at),
    // Account deletion.
    index('magasin_invitations_users_id_idx').on(t.users_id),
    index('magasin_invitations_accepted_by_idx').on(t.accepted_by),
  ],
)
