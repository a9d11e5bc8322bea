import { EMETTEURS, PUBLICATION_KINDS, SUIVABLES } from '@foulee/domain/echanges/publication'
import type { Kind } from '@foulee/domain/shared/kinds'
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
import { createdAt, id, instant } from '../../columns.ts'
import { photoColumns } from '../content-columns.ts'
import { users } from '../membres/users.ts'

/**
 * What the feed tells (produit 13.10): one fact, written once in the transaction of the fact. Whether it
 * may be seen is asked of the thing itself each time, so that nothing is told of what is taken away.
 */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    kind: text({ enum: PUBLICATION_KINDS }).notNull(),
    /** The fact, once: `course:12`, `resultat:34`; null for somebody's own words. */
    cle: text(),
    /** The thing that it speaks of; null for somebody's own words. */
    objet_kind: text().$type<Kind>(),
    objet_id: integer(),
    /** The row of the fact in the table of its kind: the race, the outing, the piece of news; null for words. */
    fait_id: integer(),
    /** Who speaks, and who speaks for it: a member, an organiser, the site. */
    emetteur_kind: text({ enum: EMETTEURS }).notNull(),
    emetteur_id: integer(),
    /** The member whose own it is, for what a member says or does. */
    users_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    texte: text(),
    created_at: createdAt(),
    updated_at: instant(),
    /** Hidden by staff, with the reason that its author reads. */
    masque_le: instant(),
    masque_motif: text(),
    /** Comments and reactions, counted beside it. */
    nb_commentaires: integer().notNull().default(0),
  },
  (t) => [
    // The same fact is told once, also when a job runs twice.
    uniqueIndex('publications_cle_key').on(t.cle),
    // What was told of a thing that changes or goes.
    index('publications_objet_idx').on(t.objet_kind, t.objet_id),
    index('publications_fait_idx').on(t.kind, t.fait_id),
    // What somebody said, newest first; cascade on account deletion.
    index('publications_users_id_idx').on(t.users_id, t.id.desc()),
    // What is older than what is kept: rows lie in the order of time.
    index('publications_created_at_idx').using('brin', t.created_at),
    check('publications_objet_check', sql`(${t.objet_kind} is null) = (${t.objet_id} is null)`),
  ],
)

/** Whose followers read it: a race's news goes to those of the race and to those of its organiser. */
export const publicationCibles = pgTable(
  'publication_cibles',
  {
    /** What the site says is for everybody: `foulee`, of the id 0. */
    cible_kind: text({ enum: EMETTEURS }).notNull(),
    cible_id: integer().notNull(),
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
  },
  (t) => [
    // The newest of each thing that one follows, one lateral step for each.
    primaryKey({ columns: [t.cible_kind, t.cible_id, t.publications_id] }),
    // Cascade when it goes.
    index('publication_cibles_publications_id_idx').on(t.publications_id),
  ],
)

/** Photos of somebody's own words. */
export const publicationPhotos = pgTable(
  'publication_photos',
  {
    ...photoColumns(),
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('publication_photos_publications_id_idx').on(t.publications_id, t.ordre),
    // Is this file still used by somebody?
    index('publication_photos_fichier_idx').on(t.fichier),
  ],
)

/** What a member follows beside people (`suivis`): races, organisers, agencies, shops. */
export const abonnements = pgTable(
  'abonnements',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cible_kind: text({ enum: SUIVABLES }).notNull(),
    cible_id: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.cible_kind, t.cible_id] }),
    // Who follows it: how many, and whose open feeds hear of news.
    index('abonnements_cible_idx').on(t.cible_kind, t.cible_id),
    // People are followed in `suivis`, which opens their profile too.
    check('abonnements_cible_check', sql`${t.cible_kind} <> 'profil'`),
  ],
)

/** One thing that a member does not want to see in the feed any more. */
export const publicationsMasquees = pgTable(
  'publications_masquees',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.publications_id] }),
    index('publications_masquees_publications_id_idx').on(t.publications_id),
  ],
)

/** Whom a member does not want to hear in the feed, without ceasing to follow them. */
export const sourdines = pgTable(
  'sourdines',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `foulee` has the id 0. */
    cible_kind: text({ enum: EMETTEURS }).notNull(),
    cible_id: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.users_id, t.cible_kind, t.cible_id] })],
)

/** How one may react, kept by staff. */
export const reactionTypes = pgTable(
  'reaction_types',
  {
    id: id(),
    cle: text().notNull(),
    label: text().notNull(),
    /** One sign of Unicode. */
    emoji: text().notNull(),
    ordre: integer().notNull().default(0),
    /** One that is retired stays under what it was given to. */
    est_actif: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('reaction_types_cle_key').on(t.cle)],
)

/** One reaction a member and item. */
export const reactions = pgTable(
  'reactions',
  {
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reaction_types_id: integer()
      .notNull()
      .references(() => reactionTypes.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.publications_id, t.users_id] }),
    // Account deletion and export.
    index('reactions_users_id_idx').on(t.users_id),
    index('reactions_reaction_types_id_idx').on(t.reaction_types_id),
  ],
)
