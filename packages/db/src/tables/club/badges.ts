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
 * Actions of members for badges (produit 12.8), derived from the source tables by
 * `read-models/faits.ts`: stored once, deleted when the action is withdrawn.
 */
export const faits = pgTable(
  'faits',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<FaitKind>().notNull(),
    cle: text().notNull(),
    /** In Paris; the hour is null if unknown. */
    jour: date({ mode: 'string' }).notNull(),
    heure: integer(),
    /** Metres, seconds. */
    distance: integer(),
    denivele: integer(),
    duree: integer(),
    genre: text(),
    /** Empty string once searched without result. */
    departement: text(),
    pays: text(),
    courses_id: integer(),
  },
  (t) => [
    // Updates of one kind of one member.
    primaryKey({ columns: [t.users_id, t.kind, t.cle] }),
    // Dry run and activation of a rule: all facts of a kind, by member and week.
    index('faits_kind_idx').on(t.kind, t.users_id, t.jour),
    // Activities whose département is still unknown.
    index('faits_a_placer_idx').on(t.users_id).where(sql`kind = 'sortie' and departement is null`),
  ],
)

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
    ordre: integer().notNull().default(0),
    /** Null while in preparation, or retired. */
    actif_le: instant(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('badges_slug_key').on(t.slug),
    index('badges_fait_idx').on(sql`(regle ->> 'fait')`).where(sql`actif_le is not null`),
    check('badges_titre_check', sql`length(trim(${t.titre})) between 1 and 80`),
  ],
)

/** Current progress; decreases when a fact is withdrawn. */
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
    index('badge_progres_badges_id_idx').on(t.badges_id),
  ],
)

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
    montre: boolean().notNull().default(true),
  },
  (t) => [
    // Awarded once, even concurrently.
    primaryKey({ columns: [t.users_id, t.badges_id] }),
    index('badge_obtenus_badges_id_idx').on(t.badges_id),
  ],
)
