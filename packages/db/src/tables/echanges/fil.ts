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
 * Feed item (produit 13.10), written in the transaction of its event. Visibility is checked on the
 * object at each read, so that nothing withdrawn is exposed.
 */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    kind: text({ enum: PUBLICATION_KINDS }).notNull(),
    /** Event key: `course:12`, `resultat:34`; null for a post. */
    cle: text(),
    objet_kind: text().$type<Kind>(),
    objet_id: integer(),
    /** Source row in the table of its kind; null for a post. */
    fait_id: integer(),
    /** Public author: member, organiser, site. */
    emetteur_kind: text({ enum: EMETTEURS }).notNull(),
    emetteur_id: integer(),
    users_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    texte: text(),
    created_at: createdAt(),
    updated_at: instant(),
    masque_le: instant(),
    masque_motif: text(),
    nb_commentaires: integer().notNull().default(0),
  },
  (t) => [
    // Idempotent when a job runs twice.
    uniqueIndex('publications_cle_key').on(t.cle),
    index('publications_objet_idx').on(t.objet_kind, t.objet_id),
    index('publications_fait_idx').on(t.kind, t.fait_id),
    index('publications_users_id_idx').on(t.users_id, t.id.desc()),
    // Retention; BRIN, as rows are in time order.
    index('publications_created_at_idx').using('brin', t.created_at),
    check('publications_objet_check', sql`(${t.objet_kind} is null) = (${t.objet_id} is null)`),
  ],
)

/** Audience: news of a race goes to followers of the race and of its organiser. */
export const publicationCibles = pgTable(
  'publication_cibles',
  {
    /** Site news target everybody: `foulee`, id 0. */
    cible_kind: text({ enum: EMETTEURS }).notNull(),
    cible_id: integer().notNull(),
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
  },
  (t) => [
    // Newest items of each followed object, by lateral join.
    primaryKey({ columns: [t.cible_kind, t.cible_id, t.publications_id] }),
    index('publication_cibles_publications_id_idx').on(t.publications_id),
  ],
)

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
    index('publication_photos_fichier_idx').on(t.fichier),
  ],
)

/** Follows other than members (`suivis`): races, organisers, agencies, shops. */
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
    index('abonnements_cible_idx').on(t.cible_kind, t.cible_id),
    // Members are followed in `suivis`, which also grants access to the profile.
    check('abonnements_cible_check', sql`${t.cible_kind} <> 'profil'`),
  ],
)

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

export const sourdines = pgTable(
  'sourdines',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cible_kind: text({ enum: EMETTEURS }).notNull(),
    cible_id: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.users_id, t.cible_kind, t.cible_id] })],
)

export const reactionTypes = pgTable(
  'reaction_types',
  {
    id: id(),
    cle: text().notNull(),
    label: text().notNull(),
    emoji: text().notNull(),
    ordre: integer().notNull().default(0),
    /** A retired type stays on existing reactions. */
    est_actif: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('reaction_types_cle_key').on(t.cle)],
)

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
    index('reactions_users_id_idx').on(t.users_id),
    index('reactions_reaction_types_id_idx').on(t.reaction_types_id),
  ],
)
