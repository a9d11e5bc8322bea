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

/** One line of the results of an épreuve, as its organiser sent it. */
export const resultats = pgTable(
  'resultats',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** The sending it came with. Only lines of the épreuve's current one are there for anybody. */
    lot: integer().notNull().default(0),
    rang: integer(),
    dossard: text(),
    nom: text().notNull(),
    prenom: text().notNull(),
    sexe: text({ enum: ['f', 'h', 'x'] }),
    /** Year of birth, for the FFA category; never the day. */
    annee: integer(),
    categorie: text(),
    club: text(),
    /** Seconds; null with DNF, DNS, DSQ. */
    temps: integer(),
    /** Among those of the same sex, and of the same category, that the file gives. */
    rang_sexe: integer(),
    rang_categorie: integer(),
    statut: text({ enum: ['classe', 'abandon', 'non_partant', 'disqualifie'] })
      .notNull()
      .default('classe'),
    /** Whoever ran asked to show by initials only. */
    initiales: boolean().notNull().default(false),
    /** Nobody asked: by initials because the file tells a child, or no age at all. */
    initiales_age: boolean().notNull().default(false),
    /** Somebody said that the name shows: the next file hides it for nothing but a child or a wish. */
    nomme: boolean().notNull().default(false),
    /** The member whose line it is. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** How that was proved. Null with a member: a likeness of names, of before decision 0073. */
    preuve: text({ enum: ['code', 'organisateur'] }),
    prouve_le: instant(),
    /** HMAC of the code that the file gives; lines without one have the code that is derived. */
    code_hash: text(),
    /** Since when nobody sees it; it is erased 30 days later. */
    retire_le: instant(),
    retire_par: text({ enum: ['coureur', 'organisateur'] }),
    /** Normalised name, for the search; it has no index, since it looks at one épreuve at a time. */
    recherche: text().notNull(),
    /** Number of its team within the lot; null of who ran alone. */
    equipe: integer(),
    /** Which leg of its team this runner ran, from 1; null of the team's own line. */
    relais: integer(),
    /** Raised by every correction: whoever corrects an older one is told. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    // The page of results in its order, so that the last of a thousand pages sorts nothing.
    // Not by name: the neighbours of initials would tell how their name begins.
    index('resultats_ordre_idx').on(t.epreuves_id, t.lot, t.rang, t.statut, t.id),
    uniqueIndex('resultats_dossard_key')
      .on(t.epreuves_id, t.lot, t.dossard)
      .where(sql`dossard is not null`),
    // One line each; also account deletion.
    uniqueIndex('resultats_users_id_key').on(t.users_id, t.epreuves_id, t.lot),
    // Runners of a team, and the team of a runner.
    index('resultats_equipe_idx')
      .on(t.epreuves_id, t.lot, t.equipe, t.relais)
      .where(sql`equipe is not null`),
    // What is to be erased, and what the organiser may put back.
    index('resultats_retires_idx').on(t.epreuves_id, t.retire_le).where(sql`retire_le is not null`),
    check('resultats_temps_check', sql`${t.temps} between 1 and 2000000`),
  ],
)

/** The file that the results of an épreuve come from: the next one replaces it whole. */
export const resultatEnvois = pgTable(
  'resultat_envois',
  {
    epreuves_id: integer()
      .primaryKey()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** Whose lines are shown: one small statement puts a whole file in the place of another. */
    lot: integer().notNull().default(0),
    fichier_nom: text().notNull(),
    nb: integer().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    envoye_le: instant().notNull(),
    /** What the codes of its lines are derived from; null until the organiser asked for codes. */
    codes_sel: text(),
    /** Until when codes are taken, also those of the file. */
    codes_jusqua: instant(),
    /** Ranked lines that were erased: places are still told among all who were ranked. */
    classes_retires: integer().notNull().default(0),
    /** When a line of it was last corrected, added or removed by hand. */
    corrige_le: instant(),
  },
  (t) => [index('resultat_envois_users_id_idx').on(t.users_id)],
)

/** A file that is being stored, or results that are being taken away: one at a time in an épreuve. */
export const resultatLots = pgTable(
  'resultat_lots',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** When it last went on; a process that was killed does not. */
    vu_le: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('resultat_lots_epreuves_id_key').on(t.epreuves_id)],
)

/** What a member without a proof asks of the organiser, with who they were when they asked. */
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
    /** As it was given, whether or not a line has it. */
    dossard: text(),
    /** The searched name of the line it was asked for, where that was shown: the next file may change. */
    recherche: text(),
    motif: text().notNull(),
    /** The member's name and year of birth that day: a later change changes nothing here. */
    nom: text().notNull(),
    prenom: text().notNull(),
    annee: integer(),
    /** When that name had been given to the account, if it was not its first. */
    nom_change_le: instant(),
    decided_at: instant(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    // One at a time for each member and épreuve.
    uniqueIndex('resultat_demandes_open_key')
      .on(t.epreuves_id, t.users_id)
      .where(sql`etat = 'attend'`),
    index('resultat_demandes_users_id_idx').on(t.users_id),
    index('resultat_demandes_decided_by_idx').on(t.decided_by),
  ],
)

/** Lines that were erased because who ran asked for it: the next file does not bring them back. */
export const resultatRetraits = pgTable(
  'resultat_retraits',
  {
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** A digest of the number and the name: nobody is named here. */
    cle: text().notNull(),
    retire_le: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.epreuves_id, t.cle] })],
)

/** Lines mended by hand in published results: who, when, what was and what is. */
export const resultatCorrections = pgTable(
  'resultat_corrections',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
    /** The sending that it mended: the next one does not know of it. */
    lot: integer().notNull(),
    geste: text({ enum: ['corrige', 'ajoute', 'retire'] }).notNull(),
    /** The line as its organiser knows it, then. */
    ligne: text().notNull(),
    /** Field → [before, after]. */
    changements: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
    /** Digests of the number and name before and after: when that line is erased, this goes with it. */
    cles: text().array().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    le: instant().notNull(),
  },
  (t) => [
    index('resultat_corrections_epreuves_id_idx').on(t.epreuves_id, t.id),
    index('resultat_corrections_users_id_idx').on(t.users_id),
  ],
)
