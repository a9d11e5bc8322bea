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

/** Photos of a race (produit 8.10). `fichier` is a storage folder. */
export const coursePhotos = pgTable(
  'course_photos',
  {
    ...photoColumns(),
    courses_id: ofCourse(),
  },
  (t) => [
    index('course_photos_courses_id_idx').on(t.courses_id, t.ordre),
    index('course_photos_fichier_idx').on(t.fichier),
  ],
)

export const courseSocial = pgTable(
  'course_social',
  { ...socialColumns(), courses_id: ofCourse() },
  (t) => [index('course_social_courses_id_idx').on(t.courses_id)],
)

export const courseExtensions = pgTable(
  'course_extensions',
  {
    ...extensionColumns(),
    courses_id: ofCourse(),
  },
  (t) => [index('course_extensions_courses_id_idx').on(t.courses_id)],
)

export const coursePartenaires = pgTable(
  'course_partenaires',
  {
    ...partenaireColumns(),
    courses_id: ofCourse(),
  },
  (t) => [index('course_partenaires_courses_id_idx').on(t.courses_id, t.ordre)],
)

export const courseActualites = pgTable(
  'course_actualites',
  {
    ...actualiteColumns(),
    courses_id: ofCourse(),
  },
  (t) => [index('course_actualites_courses_id_idx').on(t.courses_id, t.date)],
)
