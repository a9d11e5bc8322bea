import type { Niveau } from '@foulee/domain/membres/profil'
import type { Bareme } from '@foulee/domain/sejours/annulation'
import type { Sport } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, position } from '../../columns.ts'
import { photoColumns } from '../content-columns.ts'
import { epreuves } from '../courses/epreuves.ts'
import { users } from '../membres/users.ts'
import { parcours } from '../parcours/parcours.ts'
import { moveColumns, saveColumns } from '../publication-columns.ts'
import { agences } from './agences.ts'

/** A stay (produit 10.1) as its agency writes it. Its departures are in `disponibilites`. */
export const voyages = pgTable(
  'voyages',
  {
    id: id(),
    slug: text().notNull(),
    agences_id: integer()
      .notNull()
      .references(() => agences.id),
    titre: text().notNull().default(''),
    description: text(),
    lieu: text(),
    pays: text().notNull().default('FR'),
    region: text(),
    departement: text(),
    position: position(),
    duree_jours: integer(),
    niveau: text().$type<Niveau>(),
    sports: text().$type<Sport>().array().notNull().default([]),
    participants_min: integer(),
    participants_max: integer(),
    age_min: integer(),
    /** What insurance is in it or must be taken, how one gets there, where one sleeps, in words. */
    assurance: text(),
    acces: text(),
    formalites: text(),
    /** The kit to bring, a line each. */
    materiel: text().array().notNull().default([]),
    /** Hours for which a request holds its places. */
    delai_heures: integer().notNull().default(72),
    /** Hours within which somebody of the waiting list answers. */
    delai_attente_heures: integer().notNull().default(48),
    /** Places of a departure that one member may ask for while nobody answered; null: `getMesure`. */
    places_par_membre: integer(),
    /** The deposit in %, how many days before the departure the rest is due, and how it is taken. */
    acompte: integer().notNull().default(30),
    solde_jours: integer().notNull().default(30),
    reglement: text(),
    /** What a cancellation costs, by days before the departure. */
    bareme: jsonb().$type<Bareme>().notNull().default([]),
    /** Of its reviews. */
    note_moyenne: real(),
    nb_notes: integer().notNull().default(0),
    etat: integer().notNull().default(0),
    /** Why it was cancelled, shown to everyone. */
    annulation_motif: text(),
    /** Why staff sent it back, as its agency reads it. */
    renvoi_motif: text(),
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('voyages_slug_key').on(t.slug),
    // GET /api/voyages?my=1 and the agency's page.
    index('voyages_agences_id_idx').on(t.agences_id, t.updated_at.desc()),
    // The staff's queue, oldest first.
    index('voyages_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    // Account deletion.
    index('voyages_created_by_idx').on(t.created_by),
    check('voyages_acompte_check', sql`${t.acompte} between 0 and 100`),
    check('voyages_delai_check', sql`${t.delai_heures} between 1 and 720`),
  ],
)

const ofVoyage = () =>
  integer()
    .notNull()
    .references(() => voyages.id, { onDelete: 'cascade' })

/** One day of a stay. Distance and climb are those of its route when it has one. */
export const voyageJournees = pgTable(
  'voyage_journees',
  {
    id: id(),
    voyages_id: ofVoyage(),
    /** From 0; the first day is 1 on screen. */
    ordre: integer().notNull(),
    titre: text().notNull(),
    description: text(),
    /** Metres. */
    distance: integer(),
    denivele: integer(),
    hebergement: text(),
    repas: text(),
    transport: text(),
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    /** The race that is run on that day. */
    epreuves_id: integer().references(() => epreuves.id, { onDelete: 'set null' }),
    /** Whether the bib is in the price. */
    dossard_inclus: boolean().notNull().default(false),
  },
  (t) => [
    index('voyage_journees_voyages_id_idx').on(t.voyages_id, t.ordre),
    // A route that changes or goes, a race that moves: which stays pass there?
    index('voyage_journees_parcours_id_idx').on(t.parcours_id),
    index('voyage_journees_epreuves_id_idx').on(t.epreuves_id),
  ],
)

/** What is in the price, and what is not. */
export const voyageInclus = pgTable(
  'voyage_inclus',
  {
    id: id(),
    voyages_id: ofVoyage(),
    libelle: text().notNull(),
    inclus: boolean().notNull(),
    ordre: integer().notNull(),
  },
  (t) => [index('voyage_inclus_voyages_id_idx').on(t.voyages_id, t.ordre)],
)

/** Photos of a stay. `fichier` is the folder of the image in the storage. */
export const voyagePhotos = pgTable(
  'voyage_photos',
  {
    ...photoColumns(),
    voyages_id: ofVoyage(),
    position: position(),
  },
  (t) => [
    index('voyage_photos_voyages_id_idx').on(t.voyages_id, t.ordre),
    // Is this file still used by somebody?
    index('voyage_photos_fichier_idx').on(t.fichier),
  ],
)

/** Every move of the publication: who, when and why. */
export const voyageJournal = pgTable(
  'voyage_journal',
  {
    ...moveColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [
    index('voyage_journal_voyages_id_idx').on(t.voyages_id, t.created_at),
    // Account deletion.
    index('voyage_journal_users_id_idx').on(t.users_id),
  ],
)

/** Every save of a section: what changed, from what, by whom. */
export const voyageVersions = pgTable(
  'voyage_versions',
  {
    ...saveColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [
    primaryKey({ columns: [t.voyages_id, t.version] }),
    // Account deletion.
    index('voyage_versions_users_id_idx').on(t.users_id),
  ],
)
