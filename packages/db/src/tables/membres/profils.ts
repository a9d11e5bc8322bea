import type { Licence } from '@foulee/domain/courses/passeport'
import type { DistanceCourses } from '@foulee/domain/membres/profil'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Profile (produit 7.7). The API returns missing values as empty text or list. */
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
    avatar: text(),
    public_banner: text(),
    public_description: text(),
    /** Visibility of the profile; never public for a minor (produit 7.9). */
    visibilite: text({ enum: ['public', 'membres', 'abonnes', 'personne'] })
      .notNull()
      .default('membres'),
    initiales_resultats: boolean().notNull().default(false),
    /** Palmarès on the public page: races, declared ones among them, rating (produit 9.29). */
    palmares_public: boolean().notNull().default(false),
    palmares_declarees: boolean().notNull().default(false),
    palmares_cote: boolean().notNull().default(false),
    /** Predicted times by the law of everybody alone (produit 9.28). */
    loi_generale: boolean().notNull().default(false),
    /** Passeport coureur: number and expiry only, never health answers. */
    licence_type: text().$type<Licence>(),
    licence_numero: text(),
    licence_fin: date({ mode: 'string' }),
    pps_numero: text(),
    pps_fin: date({ mode: 'string' }),
  },
  // Runners nearby, by département of the postal code (produit 7.22).
  (t) => [index('profils_departement_idx').on(sql`left(${t.code_postal}, 2)`)],
)
