import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { epreuves } from './epreuves.ts'
import { users } from './users.ts'

/** One line of the results of an épreuve, as its organiser sent it. */
export const resultats = pgTable(
  'resultats',
  {
    id: id(),
    epreuves_id: integer()
      .notNull()
      .references(() => epreuves.id, { onDelete: 'cascade' }),
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
    /** The member who says it is theirs. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Why, when the name is not theirs; the claim waits for the organiser as long as this stands. */
    revendication_motif: text(),
    /** Normalised name, for the search; it has no index, since it looks at one épreuve at a time. */
    recherche: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    // The page of results in its order, so that the last of a thousand pages sorts nothing.
    index('resultats_ordre_idx').on(t.epreuves_id, t.rang, t.statut, t.recherche, t.id),
    uniqueIndex('resultats_dossard_key')
      .on(t.epreuves_id, t.dossard)
      .where(sql`dossard is not null`),
    // One line each; also account deletion.
    uniqueIndex('resultats_users_id_key').on(t.users_id, t.epreuves_id),
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
    fichier_nom: text().notNull(),
    nb: integer().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    envoye_le: instant().notNull(),
  },
  (t) => [index('resultat_envois_users_id_idx').on(t.users_id)],
)

/** Lines taken away because who ran asked for it: the next file does not bring them back. */
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
