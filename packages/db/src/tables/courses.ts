import type { TypeCourse } from '@foulee/domain/course'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, position } from '../columns.ts'
import { organisateurs } from './organisateurs.ts'
import { users } from './users.ts'

/** §3 Course: the race as people know it, year after year. */
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
    /** Publication number of §4; see `domain/course.ts`. */
    etat: integer().default(0),
    /** Why it was cancelled, shown to everyone (decisions §3). */
    annulation_motif: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('courses_slug_key').on(t.slug),
    // GET /api/courses?my=1: the races of one organiser.
    index('courses_organisateurs_id_idx').on(t.organisateurs_id),
    check('courses_nom_check', sql`length(trim(${t.nom})) between 1 and 200`),
  ],
)

/** Every move of the publication: who, when and why (decisions §3). */
export const courseJournal = pgTable(
  'course_journal',
  {
    id: id(),
    courses_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    de: integer(),
    vers: integer().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    motif: text(),
    created_at: createdAt(),
  },
  (t) => [index('course_journal_courses_id_idx').on(t.courses_id, t.created_at)],
)
