import type { Groupe, TypeEvenement } from '@foulee/domain/club/evenement'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, position, tsvector, worldPlace } from '../../columns.ts'
import { photoColumns } from '../content-columns.ts'
import { organisateurs } from '../courses/organisateurs.ts'
import { users } from '../membres/users.ts'
import { parcours } from '../parcours/parcours.ts'
import { moveColumns, saveColumns } from '../publication-columns.ts'
import { magasins } from './magasins.ts'

/**
 * An event (produit 12.3): of an organiser or club, of a shop, or of the staff when neither is named. One
 * date or a series of them, by a rule; the dates themselves are in `evenement_dates`.
 */
export const evenements = pgTable(
  'evenements',
  {
    id: id(),
    slug: text().notNull(),
    organisateurs_id: integer().references(() => organisateurs.id, { onDelete: 'cascade' }),
    magasins_id: integer().references(() => magasins.id, { onDelete: 'cascade' }),
    titre: text().notNull().default(''),
    type: text().$type<TypeEvenement>().notNull().default('sortie'),
    description: text(),
    lieu: text(),
    adresse: text(),
    ville: text(),
    code_postal: text(),
    departement: text(),
    /** The meeting point, and how to find each other there. */
    position: position(),
    ...worldPlace(),
    rendez_vous: text(),
    sports: text().$type<Sport>().array().notNull().default([]),
    niveau: text().$type<Niveau>(),
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    groupes: jsonb().$type<Groupe[]>().notNull().default([]),
    /** Euro cents, paid on the spot; 0 is free. */
    prix: integer().notNull().default(0),
    /** Of each date; null for as many as come. */
    places: integer(),
    /** Hours within which somebody of the waiting list answers. */
    delai_attente_heures: integer().notNull().default(12),
    /** The first day, the hour (`HH:MM`, on the clocks of `fuseau`) and how long it lasts. */
    jour: date({ mode: 'string' }),
    heure: text(),
    duree_minutes: integer(),
    /** The rule of a series (RFC 5545, without DTSTART); null for one date. */
    regle: text(),
    /** Days that the rule names and that do not take place. */
    exclusions: date({ mode: 'string' }).array().notNull().default([]),
    etat: integer().notNull().default(0),
    /** From here to `fin_le`: written with every save (`read-models/evenement-recherche.ts`). */
    fuseau: text().notNull().default('Europe/Paris'),
    /** Its words and the name of who holds it, for the search field. */
    recherche: tsvector().notNull().default(''),
    titre_tri: text().notNull().default(''),
    /** When the last date that is not called off ends: what is later than now has a date to come. */
    fin_le: instant(),
    /** Why it was cancelled, shown to everyone. */
    annulation_motif: text(),
    /** Why staff sent it back, as its makers read it. */
    renvoi_motif: text(),
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('evenements_slug_key').on(t.slug),
    // The events of an organiser, of a shop.
    index('evenements_organisateurs_id_idx').on(t.organisateurs_id, t.updated_at.desc()),
    index('evenements_magasins_id_idx').on(t.magasins_id, t.updated_at.desc()),
    // Near me, and the map.
    index('evenements_position_idx').using('gist', t.position),
    index('evenements_globe_idx').using('gist', sql`(${t.position}::geography)`),
    // The search field.
    index('evenements_recherche_idx').using('gin', t.recherche),
    // The directory of a département.
    index('evenements_departement_idx').on(t.departement, t.fin_le).where(sql`etat >= 100`),
    // How many there are to come.
    index('evenements_fin_le_idx').on(t.fin_le).where(sql`etat >= 100`),
    // By name.
    index('evenements_titre_tri_idx').on(t.titre_tri, t.id).where(sql`etat >= 100`),
    // A route that changes or goes: which events run it?
    index('evenements_parcours_id_idx').on(t.parcours_id),
    // The staff's queue, oldest first.
    index('evenements_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    // Account deletion; mine.
    index('evenements_created_by_idx').on(t.created_by),
    check('evenements_de_check', sql`${t.organisateurs_id} is null or ${t.magasins_id} is null`),
    check('evenements_places_check', sql`${t.places} between 1 and 10000`),
    check('evenements_prix_check', sql`${t.prix} between 0 and 100000`),
  ],
)

/** Every word that an event can be found by: what a typo is measured against. */
export const evenementMots = pgTable(
  'evenement_mots',
  { mot: text().primaryKey() },
  // /evenements?texte=: does any known word begin like this one?
  (t) => [index('evenement_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)

const ofEvenement = () =>
  integer()
    .notNull()
    .references(() => evenements.id, { onDelete: 'cascade' })

/**
 * One date of an event. Its places are a fact of this row, as of departures of stays (decision 107):
 * `places_prises` is what registrations and offers to the waiting list hold.
 */
export const evenementDates = pgTable(
  'evenement_dates',
  {
    id: id(),
    evenements_id: ofEvenement(),
    /** The day that the rule gave it: it keeps this name when it is moved. */
    jour: date({ mode: 'string' }).notNull(),
    debut: instant().notNull(),
    fin: instant().notNull(),
    places: integer(),
    places_prises: integer().notNull().default(0),
    /** Changed by itself: changes of the series leave it as it is. */
    a_part: boolean().notNull().default(false),
    /** What differs on this date, in words; where, when it is elsewhere. */
    precision: text(),
    lieu: text(),
    position: position(),
    annule_le: instant(),
    annulation_motif: text(),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('evenement_dates_jour_key').on(t.evenements_id, t.jour),
    // The next dates of an event, and of all events.
    index('evenement_dates_evenements_id_idx').on(t.evenements_id, t.debut, t.id),
    index('evenement_dates_debut_idx').on(t.debut, t.id),
    check(
      'evenement_dates_prises_check',
      sql`${t.places_prises} >= 0 and (${t.places} is null or ${t.places_prises} <= ${t.places})`,
    ),
    check('evenement_dates_fin_check', sql`${t.fin} > ${t.debut}`),
  ],
)

/** Photos of an event. `fichier` is the folder of the image in the storage. */
export const evenementPhotos = pgTable(
  'evenement_photos',
  {
    ...photoColumns(),
    evenements_id: ofEvenement(),
    position: position(),
  },
  (t) => [
    index('evenement_photos_evenements_id_idx').on(t.evenements_id, t.ordre),
    // Is this file still used by somebody?
    index('evenement_photos_fichier_idx').on(t.fichier),
  ],
)

/** Every move of the publication: who, when and why. */
export const evenementJournal = pgTable(
  'evenement_journal',
  {
    ...moveColumns(),
    evenements_id: ofEvenement(),
  },
  (t) => [
    index('evenement_journal_evenements_id_idx').on(t.evenements_id, t.created_at),
    // Account deletion.
    index('evenement_journal_users_id_idx').on(t.users_id),
  ],
)

/** Every save of a section: what changed, from what, by whom. */
export const evenementVersions = pgTable(
  'evenement_versions',
  {
    ...saveColumns(),
    evenements_id: ofEvenement(),
  },
  (t) => [
    primaryKey({ columns: [t.evenements_id, t.version] }),
    // Account deletion.
    index('evenement_versions_users_id_idx').on(t.users_id),
  ],
)
