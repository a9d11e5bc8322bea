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
 * Event (produit 12.3) of an organiser, a shop, or staff if neither is set. Single date or series;
 * dates are in `evenement_dates`.
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
    position: position(),
    ...worldPlace(),
    rendez_vous: text(),
    sports: text().$type<Sport>().array().notNull().default([]),
    niveau: text().$type<Niveau>(),
    parcours_id: integer().references(() => parcours.id, { onDelete: 'set null' }),
    groupes: jsonb().$type<Groupe[]>().notNull().default([]),
    /** Euro cents, paid on site; 0 is free. */
    prix: integer().notNull().default(0),
    /** Per date; null for unlimited. */
    places: integer(),
    /** Hours to accept a waiting-list offer. */
    delai_attente_heures: integer().notNull().default(12),
    /** First day, time (`HH:MM` in `fuseau`) and duration in minutes. */
    jour: date({ mode: 'string' }),
    heure: text(),
    duree_minutes: integer(),
    /** RFC 5545 rule without DTSTART; null for a single date. */
    regle: text(),
    exclusions: date({ mode: 'string' }).array().notNull().default([]),
    etat: integer().notNull().default(0),
    /**
     * From here to `fin_le`: derived, written by each save (`read-models/evenement-recherche.ts`).
     */
    fuseau: text().notNull().default('Europe/Paris'),
    recherche: tsvector().notNull().default(''),
    titre_tri: text().notNull().default(''),
    /** End of the last date not cancelled; in the future if a date is upcoming. */
    fin_le: instant(),
    annulation_motif: text(),
    renvoi_motif: text(),
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('evenements_slug_key').on(t.slug),
    index('evenements_organisateurs_id_idx').on(t.organisateurs_id, t.updated_at.desc()),
    index('evenements_magasins_id_idx').on(t.magasins_id, t.updated_at.desc()),
    index('evenements_position_idx').using('gist', t.position),
    index('evenements_globe_idx').using('gist', sql`(${t.position}::geography)`),
    index('evenements_recherche_idx').using('gin', t.recherche),
    index('evenements_departement_idx').on(t.departement, t.fin_le).where(sql`etat >= 100`),
    index('evenements_fin_le_idx').on(t.fin_le).where(sql`etat >= 100`),
    index('evenements_titre_tri_idx').on(t.titre_tri, t.id).where(sql`etat >= 100`),
    index('evenements_parcours_id_idx').on(t.parcours_id),
    index('evenements_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    index('evenements_created_by_idx').on(t.created_by),
    check('evenements_de_check', sql`${t.organisateurs_id} is null or ${t.magasins_id} is null`),
    check('evenements_places_check', sql`${t.places} between 1 and 10000`),
    check('evenements_prix_check', sql`${t.prix} between 0 and 100000`),
  ],
)

export const evenementMots = pgTable(
  'evenement_mots',
  { mot: text().primaryKey() },
  // /evenements?texte=: prefix match in the vocabulary.
  (t) => [index('evenement_mots_mot_idx').on(t.mot.op('text_pattern_ops'))],
)

const ofEvenement = () =>
  integer()
    .notNull()
    .references(() => evenements.id, { onDelete: 'cascade' })

/**
 * A date of an event. Capacity is enforced on this row, as for departures (decision 107):
 * `places_prises` counts registrations and waiting-list offers.
 */
export const evenementDates = pgTable(
  'evenement_dates',
  {
    id: id(),
    evenements_id: ofEvenement(),
    jour: date({ mode: 'string' }).notNull(),
    debut: instant().notNull(),
    fin: instant().notNull(),
    places: integer(),
    places_prises: integer().notNull().default(0),
    a_part: boolean().notNull().default(false),
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
    index('evenement_dates_evenements_id_idx').on(t.evenements_id, t.debut, t.id),
    index('evenement_dates_debut_idx').on(t.debut, t.id),
    check(
      'evenement_dates_prises_check',
      sql`${t.places_prises} >= 0 and (${t.places} is null or ${t.places_prises} <= ${t.places})`,
    ),
    check('evenement_dates_fin_check', sql`${t.fin} > ${t.debut}`),
  ],
)

export const evenementPhotos = pgTable(
  'evenement_photos',
  {
    ...photoColumns(),
    evenements_id: ofEvenement(),
    position: position(),
  },
  (t) => [
    index('evenement_photos_evenements_id_idx').on(t.evenements_id, t.ordre),
    index('evenement_photos_fichier_idx').on(t.fichier),
  ],
)

export const evenementJournal = pgTable(
  'evenement_journal',
  {
    ...moveColumns(),
    evenements_id: ofEvenement(),
  },
  (t) => [
    index('evenement_journal_evenements_id_idx').on(t.evenements_id, t.created_at),
    index('evenement_journal_users_id_idx').on(t.users_id),
  ],
)

export const evenementVersions = pgTable(
  'evenement_versions',
  {
    ...saveColumns(),
    evenements_id: ofEvenement(),
  },
  (t) => [
    primaryKey({ columns: [t.evenements_id, t.version] }),
    index('evenement_versions_users_id_idx').on(t.users_id),
  ],
)
