import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { courses } from './courses.ts'

const ofCourse = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

/** Photos of a race (produit 8.10). `fichier` is the folder of the image in the storage. */
export const coursePhotos = pgTable(
  'course_photos',
  {
    id: id(),
    courses_id: ofCourse(),
    titre: text(),
    description: text(),
    ordre: integer().notNull().default(0),
    fichier: text().notNull(),
    largeur: integer().notNull(),
    hauteur: integer().notNull(),
    /** Whether all its sizes are made; until then the small one shows. */
    prete: boolean().notNull().default(false),
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
  { id: id(), courses_id: ofCourse(), reseau: text().notNull(), url: text().notNull() },
  (t) => [index('course_social_courses_id_idx').on(t.courses_id)],
)

/** An extension (produit 8.10): content of another service attached to the race. */
export const courseExtensions = pgTable(
  'course_extensions',
  {
    id: id(),
    courses_id: ofCourse(),
    type: text({
      enum: ['actualite', 'hebergement', 'partenaire', 'social', 'extension'],
    }).notNull(),
    id_ext: text().notNull(),
  },
  (t) => [index('course_extensions_courses_id_idx').on(t.courses_id)],
)

/** A partner (produit 8.10): a sponsor (`classic`) or a place to stay (`hebergement`). */
export const coursePartenaires = pgTable(
  'course_partenaires',
  {
    id: id(),
    courses_id: ofCourse(),
    type: text({ enum: ['hebergement', 'classic'] }).notNull(),
    nom: text().notNull(),
    description: text(),
    url: text(),
    logo: text(),
    ordre: integer().notNull().default(0),
  },
  (t) => [index('course_partenaires_courses_id_idx').on(t.courses_id, t.ordre)],
)

/** News of a race, newest first. */
export const courseActualites = pgTable(
  'course_actualites',
  {
    id: id(),
    courses_id: ofCourse(),
    titre: text().notNull(),
    texte: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    created_at: createdAt(),
  },
  (t) => [index('course_actualites_courses_id_idx').on(t.courses_id, t.date)],
)
