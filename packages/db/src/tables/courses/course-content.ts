import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import {
  actualiteColumns,
  extensionColumns,
  partenaireColumns,
  photoColumns,
  socialColumns,
} from '../content-columns.ts'
import { courses } from './courses.ts'

const ofCourse = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

/** Photos of a race (produit 8.10). `fichier` is the folder of the image in the storage. */
export const coursePhotos = pgTable(
  'course_photos',
  {
    ...photoColumns(),
    courses_id: ofCourse(),
  },
  (t) => [
    index('course_photos_courses_id_idx').on(t.courses_id, t.ordre),
    // Is this file still used by somebody?
    index('course_photos_fichier_idx').on(t.fichier),
  ],
)

/** A social link of a race (produit 8.10). */
export const courseSocial = pgTable(
  'course_social',
  { ...socialColumns(), courses_id: ofCourse() },
  (t) => [index('course_social_courses_id_idx').on(t.courses_id)],
)

/** An extension (produit 8.10): content of another service attached to the race. */
export const courseExtensions = pgTable(
  'course_extensions',
  {
    ...extensionColumns(),
    courses_id: ofCourse(),
  },
  (t) => [index('course_extensions_courses_id_idx').on(t.courses_id)],
)

/** A partner (produit 8.10): a sponsor (`classic`) or a place to stay (`hebergement`). */
export const coursePartenaires = pgTable(
  'course_partenaires',
  {
    ...partenaireColumns(),
    courses_id: ofCourse(),
  },
  (t) => [index('course_partenaires_courses_id_idx').on(t.courses_id, t.ordre)],
)

/** News of a race, newest first. */
export const courseActualites = pgTable(
  'course_actualites',
  {
    ...actualiteColumns(),
    courses_id: ofCourse(),
  },
  (t) => [index('course_actualites_courses_id_idx').on(t.courses_id, t.date)],
)
