import type { Licence } from '@foulee/domain/courses/passeport'
import type { DistanceCourses } from '@foulee/domain/membres/profil'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The profile (produit 7.7). What is missing leaves the API as an empty text or list. */
export const profils = pgTable(
  'profils',
  {
    users_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sexe: text({ enum: ['f', 'h', 'non_precise'] }),
    naissance: date({ mode: 'string' }),
    objectif: text(),
    niveau: text(),
    public_name: text(),
    surfaces: text().array().notNull().default([]),
    courses: text().array().notNull().default([]),
    distance_courses: jsonb().$type<DistanceCourses>().notNull().default({}),
    marques: text().array().notNull().default([]),
    adresse: text(),
    code_postal: text(),
    ville: text(),
    pays: text(),
    telephone: text(),
    /** Pictures are folders of the storage (`domain/image.ts`). */
    avatar: text(),
    public_banner: text(),
    public_description: text(),
    /** Who sees the public page. A minor's is never public (produit 7.9). */
    visibilite: text({ enum: ['public', 'membres', 'abonnes', 'personne'] })
      .notNull()
      .default('membres'),
    /** Results show initials instead of the name. */
    initiales_resultats: boolean().notNull().default(false),
    /** Passeport coureur: number and expiry only, never answers (field of health). */
    licence_type: text().$type<Licence>(),
    licence_numero: text(),
    licence_fin: date({ mode: 'string' }),
    pps_numero: text(),
    pps_fin: date({ mode: 'string' }),
  },
  // Who else runs near: the département of a postal code (produit 7.22).
  (t) => [index('profils_departement_idx').on(sql`left(${t.code_postal}, 2)`)],
)
