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

/** Stay (produit 10.1). Departures are in `disponibilites`. */
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
    assurance: text(),
    acces: text(),
    formalites: text(),
    materiel: text().array().notNull().default([]),
    /** Hours for which a request holds places. */
    delai_heures: integer().notNull().default(72),
    /** Hours to accept a waiting-list offer. */
    delai_attente_heures: integer().notNull().default(48),
    /** Places one member may request per departure; null: `getMesure`. */
    places_par_membre: integer(),
    /** Deposit in %, due date of the balance in days before departure, payment terms. */
    acompte: integer().notNull().default(30),
    solde_jours: integer().notNull().default(30),
    reglement: text(),
    bareme: jsonb().$type<Bareme>().notNull().default([]),
    note_moyenne: real(),
    nb_notes: integer().notNull().default(0),
    etat: integer().notNull().default(0),
    annulation_motif: text(),
    renvoi_motif: text(),
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('voyages_slug_key').on(t.slug),
    index('voyages_agences_id_idx').on(t.agences_id, t.updated_at.desc()),
    index('voyages_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    index('voyages_created_by_idx').on(t.created_by),
    check('voyages_acompte_check', sql`${t.acompte} between 0 and 100`),
    check('voyages_delai_check', sql`${t.delai_heures} between 1 and 720`),
  ],
)

const ofVoyage = () =>
  integer()
    .notNull()
    .references(() => voyages.id, { onDelete: 'cascade' })

/** A day of a stay. Distance and climb come from its parcours if any. */
export const voyageJournees = pgTable(
  'voyage_journees',
  {
    id: id(),
    voyages_id: ofVoyage(),
    /** From 0; displayed from 1. */
    ordre: integer().notNull(),
    titre: text().notNull(),
    description: text(),
    distance: integer(),
    denivele: integer(),
    hebergement: text(),
    repas: text(),
    transport: text(),
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    epreuves_id: integer().references(() => epreuves.id, { onDelete: 'set null' }),
    dossard_inclus: boolean().notNull().default(false),
  },
  (t) => [
    index('voyage_journees_voyages_id_idx').on(t.voyages_id, t.ordre),
    index('voyage_journees_parcours_id_idx').on(t.parcours_id),
    index('voyage_journees_epreuves_id_idx').on(t.epreuves_id),
  ],
)

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

export const voyagePhotos = pgTable(
  'voyage_photos',
  {
    ...photoColumns(),
    voyages_id: ofVoyage(),
    position: position(),
  },
  (t) => [
    index('voyage_photos_voyages_id_idx').on(t.voyages_id, t.ordre),
    index('voyage_photos_fichier_idx').on(t.fichier),
  ],
)

export const voyageJournal = pgTable(
  'voyage_journal',
  {
    ...moveColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [
    index('voyage_journal_voyages_id_idx').on(t.voyages_id, t.created_at),
    index('voyage_journal_users_id_idx').on(t.users_id),
  ],
)

export const voyageVersions = pgTable(
  'voyage_versions',
  {
    ...saveColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [
    primaryKey({ columns: [t.voyages_id, t.version] }),
    index('voyage_versions_users_id_idx').on(t.users_id),
  ],
)
