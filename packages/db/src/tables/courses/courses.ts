import type { TypeCourse } from '@foulee/domain/courses/course'
import type { Pratique } from '@foulee/domain/courses/pratique'
import { sql } from 'drizzle-orm'
import {
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
import { createdAt, id, instant, position } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { moveColumns, saveColumns } from '../publication-columns.ts'
import { organisateurs } from './organisateurs.ts'

/** A race (produit 8.1): the race as people know it, year after year. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    slug: text().notNull(),
    organisateurs_id: integer()
      .notNull()
      .references(() => organisateurs.id),
    nom: text().notNull(),
    description: text(),
    ville: text(),
    code_postal: text(),
    departement: text(),
    region: text(),
    pays: text().notNull().default('FR'),
    position: position(),
    types: text().$type<TypeCourse>().array().notNull().default([]),
    site: text(),
    email: text(),
    telephone: text(),
    /** Publication number (produit 4.3); see `domain/course.ts`. */
    etat: integer().default(0),
    /** Why it was cancelled, shown to everyone (produit 4.4). */
    annulation_motif: text(),
    /** Why staff sent it back, as its organiser reads it. */
    renvoi_motif: text(),
    /** When it was first published; its slug stays from then on. */
    publie_le: instant(),
    /** What runners ask before they come: `domain/pratique.ts`. */
    pratique: jsonb().$type<Pratique>().notNull().default({}),
    /** Raised by every save of the race or of what hangs on it (`course_versions`). */
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('courses_slug_key').on(t.slug),
    // GET /api/courses?my=1: the races of one organiser.
    index('courses_organisateurs_id_idx').on(t.organisateurs_id),
    // The staff's queue, oldest first.
    index('courses_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    check('courses_nom_check', sql`length(trim(${t.nom})) between 1 and 200`),
  ],
)

/** Every move of the publication: who, when and why (produit 4.4). */
export const courseJournal = pgTable(
  'course_journal',
  {
    ...moveColumns(),
    courses_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (t) => [index('course_journal_courses_id_idx').on(t.courses_id, t.created_at)],
)

/**
 * Every save: what changed, from what, by whom. `section` is the part of the editor that was saved
 * (`identite`, `edition:12`); who saves one that another has saved since is told.
 */
export const courseVersions = pgTable(
  'course_versions',
  {
    ...saveColumns(),
    courses_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.courses_id, t.version] }),
    // Account deletion.
    index('course_versions_users_id_idx').on(t.users_id),
  ],
)

/** What is counted of a race, by day and without anybody's name. */
export const courseCompteurs = pgTable(
  'course_compteurs',
  {
    courses_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    jour: date({ mode: 'string' }).notNull(),
    type: text({ enum: ['vue', 'ajout', 'clic'] }).notNull(),
    nb: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.courses_id, t.jour, t.type] })],
)
