import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { epreuves } from './epreuves.ts'

export const resultats = pgTable(
  'resultats',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** Upload number; only lines of the current one of the épreuve are visible. */
    lot: integer().notNull().default(0),
    rang: integer(),
    dossard: text(),
    nom: text().notNull(),
    prenom: text().notNull(),
    sexe: text({ enum: ['f', 'h', 'x'] }),
    /** Year of birth for the FFA category; never the day. */
    annee: integer(),
    categorie: text(),
    club: text(),
    /** Seconds; null for DNF, DNS, DSQ. */
    temps: integer(),
    /** Ranks given by the file, within the sex, and within the category. */
    rang_sexe: integer(),
    rang_categorie: integer(),
    statut: text({ enum: ['classe', 'abandon', 'non_partant', 'disqualifie'] })
      .notNull()
      .default('classe'),
    initiales: boolean().notNull().default(false),
    /** Initials by default, for a minor or an unknown age. */
    initiales_age: boolean().notNull().default(false),
    /** Full name by declaration: the next file hides it only for a minor or a request. */
    nomme: boolean().notNull().default(false),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Proof of the claim; null with a member: matched by name before decision 0073. */
    preuve: text({ enum: ['code', 'organisateur'] }),
    prouve_le: instant(),
    /** HMAC of a code in the file; others have a derived code. */
    code_hash: text(),
    /** Hidden since; erased after 30 days. */
    retire_le: instant(),
    retire_par: text({ enum: ['coureur', 'organisateur'] }),
    /** Normalised name; not indexed, as a search is limited to one épreuve. */
    recherche: text().notNull(),
    /** Team number within the upload; null for individual runners. */
    equipe: integer(),
    /** Leg from 1; null for the line of the team. */
    relais: integer(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    // Results in rank order, so that deep pages need no sort. Not by name: the neighbours of masked
    // names would reveal their initials.
    index('resultats_ordre_idx').on(t.epreuves_id, t.lot, t.rang, t.statut, t.id),
    uniqueIndex('resultats_dossard_key')
      .on(t.epreuves_id, t.lot, t.dossard)
      .where(sql`dossard is not null`),
    uniqueIndex('resultats_users_id_key').on(t.users_id, t.epreuves_id, t.lot),
    index('resultats_equipe_idx')
      .on(t.epreuves_id, t.lot, t.equipe, t.relais)
      .where(sql`equipe is not null`),
    index('resultats_retires_idx').on(t.epreuves_id, t.retire_le).where(sql`retire_le is not null`),
    check('resultats_temps_check', sql`${t.temps} between 1 and 2000000`),
  ],
)

/** Seconds from the start at a point of the épreuve, by its metres. */
export const resultatPassages = pgTable(
  'resultat_passages',
  {
    resultats_id: integer()
      .notNull()
      .references(() => resultats.id, { onDelete: 'cascade' }),
    metres: integer().notNull(),
    temps: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resultats_id, t.metres] }),
    check('resultat_passages_metres_check', sql`${t.metres} > 0`),
    check('resultat_passages_temps_check', sql`${t.temps} between 1 and 2000000`),
  ],
)

/** Source file of the results of an épreuve; a new file replaces all lines. */
export const resultatEnvois = pgTable(
  'resultat_envois',
  {
    epreuves_id: integer()
      .primaryKey()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    lot: integer().notNull().default(0),
    fichier_nom: text().notNull(),
    nb: integer().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    envoye_le: instant().notNull(),
    /** Salt of derived codes; null until the organiser enables codes. */
    codes_sel: text(),
    codes_jusqua: instant(),
    /** Erased ranked lines: ranks still refer to the original number. */
    classes_retires: integer().notNull().default(0),
    corrige_le: instant(),
  },
  (t) => [index('resultat_envois_users_id_idx').on(t.users_id)],
)

/** Upload or deletion in progress: one at a time per épreuve. */
export const resultatLots = pgTable(
  'resultat_lots',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** Heartbeat, to detect a killed process. */
    vu_le: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('resultat_lots_epreuves_id_key').on(t.epreuves_id)],
)

export const resultatDemandes = pgTable(
  'resultat_demandes',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    souhait: text({ enum: ['lier', 'initiales', 'retirer'] }).notNull(),
    etat: text({ enum: ['attend', 'acceptee', 'refusee'] })
      .notNull()
      .default('attend'),
    /** As typed, matching a line or not. */
    dossard: text(),
    /** Normalised name of the requested line, as the next file may change it. */
    recherche: text(),
    motif: text().notNull(),
    /** Name and year of birth at the time: later account changes have no effect. */
    nom: text().notNull(),
    prenom: text().notNull(),
    annee: integer(),
    /** Last change of the name, if not the first one. */
    nom_change_le: instant(),
    decided_at: instant(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('resultat_demandes_open_key')
      .on(t.epreuves_id, t.users_id)
      .where(sql`etat = 'attend'`),
    index('resultat_demandes_users_id_idx').on(t.users_id),
    index('resultat_demandes_decided_by_idx').on(t.decided_by),
  ],
)

/** Lines erased on request: the next file does not restore them. */
export const resultatRetraits = pgTable(
  'resultat_retraits',
  {
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** Digest of bib and name: anonymous. */
    cle: text().notNull(),
    retire_le: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.epreuves_id, t.cle] })],
)

export const resultatCorrections = pgTable(
  'resultat_corrections',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** Corrected upload: does not apply to the next one. */
    lot: integer().notNull(),
    geste: text({ enum: ['corrige', 'ajoute', 'retire'] }).notNull(),
    ligne: text().notNull(),
    /** Field → [before, after]. */
    changements: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
    /** Digests of bib and name before and after: deleted when that line is erased. */
    cles: text().array().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    le: instant().notNull(),
  },
  (t) => [
    index('resultat_corrections_epreuves_id_idx').on(t.epreuves_id, t.id),
    index('resultat_corrections_users_id_idx').on(t.users_id),
  ],
)
