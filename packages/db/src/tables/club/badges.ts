import type { FamilleBadge } from '@foulee/domain/club/badge'
import type { BadgeRegle } from '@foulee/domain/club/badge-regle'
import type { FaitKind } from '@foulee/domain/club/fait'
import type { Medaille } from '@foulee/domain/club/medaille'
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
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/**
 * Deeds of members, as badges count them (produit 12.8): read from the tables of the deeds by
 * `read-models/faits.ts`, so that each is there once and goes when the deed is taken back.
 */
export const faits = pgTable(
  'faits',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<FaitKind>().notNull(),
    /** Which deed: the id of the thing done. */
    cle: text().notNull(),
    /** The day and the hour in Paris; the hour is null when nobody knows it. */
    jour: date({ mode: 'string' }).notNull(),
    heure: integer(),
    /** Metres, seconds. */
    distance: integer(),
    denivele: integer(),
    duree: integer(),
    genre: text(),
    /** Empty once it was looked for and not found. */
    departement: text(),
    pays: text(),
    courses_id: integer(),
  },
  (t) => [
    // A new fact costs what the member has of its kind.
    primaryKey({ columns: [t.users_id, t.kind, t.cle] }),
    // A trial run, and a rule that is switched on: all facts of one kind, member by member, by weeks.
    index('faits_kind_idx').on(t.kind, t.users_id, t.jour),
    // Outings whose département is still to be found.
    index('faits_a_placer_idx').on(t.users_id).where(sql`kind = 'sortie' and departement is null`),
  ],
)

/** A badge: what it asks as data, and what its medal is drawn from. */
export const badges = pgTable(
  'badges',
  {
    id: id(),
    slug: text().notNull(),
    titre: text().notNull(),
    description: text().notNull(),
    famille: text().$type<FamilleBadge>().notNull(),
    regle: jsonb().$type<BadgeRegle>().notNull(),
    medaille: jsonb().$type<Medaille>().notNull(),
    /** Among those of its family. */
    ordre: integer().notNull().default(0),
    /** Since when it can be won; null while staff prepare it, or once they put it away. */
    actif_le: instant(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('badges_slug_key').on(t.slug),
    // A new fact: which rules look at its kind?
    index('badges_fait_idx').on(sql`(regle ->> 'fait')`).where(sql`actif_le is not null`),
    check('badges_titre_check', sql`length(trim(${t.titre})) between 1 and 80`),
  ],
)

/** How far a member has come towards a badge; it goes down when a fact is taken back. */
export const badgeProgres = pgTable(
  'badge_progres',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    badges_id: integer()
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    valeur: integer().notNull(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.badges_id] }),
    // Removing a badge.
    index('badge_progres_badges_id_idx').on(t.badges_id),
  ],
)

/** A badge that a member has won: once, and it stays. */
export const badgeObtenus = pgTable(
  'badge_obtenus',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    badges_id: integer()
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    obtenu_le: instant().notNull().default(sql`now()`),
    /** Whether the member shows it on their public page, for whoever may see that page. */
    montre: boolean().notNull().default(true),
  },
  (t) => [
    // Never twice, whatever happens at once.
    primaryKey({ columns: [t.users_id, t.badges_id] }),
    // How many have it.
    index('badge_obtenus_badges_id_idx').on(t.badges_id),
  ],
)
