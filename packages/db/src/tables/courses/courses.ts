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
    /** Publication status (produit 4.3); see `domain/course.ts`. */
    etat: integer().default(0),
    /** Public reason (produit 4.4). */
    annulation_motif: text(),
    renvoi_motif: text(),
    publie_le: instant(),
    pratique: jsonb().$type<Pratique>().notNull().default({}),
    /** Optimistic lock of the race and its children (`course_versions`). */
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('courses_slug_key').on(t.slug),
    index('courses_organisateurs_id_idx').on(t.organisateurs_id),
    index('courses_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    check('courses_nom_check', sql`length(trim(${t.nom})) between 1 and 200`),
  ],
)

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
    index('course_versions_users_id_idx').on(t.users_id),
  ],
)

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
