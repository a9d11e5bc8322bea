import { CHEMIN_MAX } from '@foulee/domain/site/page-chemin'
import {
  type Morceau,
  PLACE_NAMES,
  type Place,
  SECTION_NAMES,
  type Section,
} from '@foulee/domain/site/page-corps'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Managed page (produit 14.10), or text used by the code, by key. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    /** Normalised by `readChemin`; null for a text with a key. */
    chemin: text(),
    cle: text(),
    titre: text().notNull(),
    morceaux: jsonb().$type<Morceau[]>().notNull(),
    seo_titre: text(),
    seo_description: text(),
    image: text(),
    est_publiee: boolean().notNull().default(false),
    publie_du: instant(),
    publie_au: instant(),
    place: text({ enum: PLACE_NAMES }).notNull().default('aucune'),
    section: text({ enum: SECTION_NAMES }).notNull().default('foulee'),
    ordre: integer().notNull().default(0),
    origine: text(),
    /** Published state last announced, compared with the clock by the job. */
    vue: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('pages_chemin_key').on(t.chemin),
    uniqueIndex('pages_cle_key').on(t.cle),
    index('pages_created_by_idx').on(t.created_by),
    check('pages_adresse_check', sql`(${t.chemin} is null) <> (${t.cle} is null)`),
    check('pages_chemin_check', sql`length(${t.chemin}) <= ${sql.raw(String(CHEMIN_MAX))}`),
    check('pages_dates_check', sql`${t.publie_du} < ${t.publie_au}`),
  ],
)

export type PageContenu = {
  titre: string
  chemin: string | null
  morceaux: Morceau[]
  seo_titre: string | null
  seo_description: string | null
  image: string | null
  place: Place
  section: Section
  ordre: number
}

export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pages_id: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    contenu: jsonb().$type<PageContenu>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('page_versions_numero_key').on(t.pages_id, t.numero),
    index('page_versions_users_id_idx').on(t.users_id),
  ],
)

/** Images of a page, kept as long as it is, as older versions can be restored. */
export const pageImages = pgTable(
  'page_images',
  {
    id: id(),
    pages_id: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('page_images_key').on(t.pages_id, t.image),
    index('page_images_image_idx').on(t.image),
  ],
)

export const pageRedirections = pgTable(
  'page_redirections',
  {
    id: id(),
    chemin: text().notNull(),
    vers: text().notNull(),
    est_automatique: boolean().notNull().default(false),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('page_redirections_chemin_key').on(t.chemin),
    index('page_redirections_created_by_idx').on(t.created_by),
  ],
)

/** Default texts already created: one removed by staff is not restored. */
export const pageTextes = pgTable('page_textes', {
  cle: text().primaryKey(),
  empreinte: text().notNull(),
  created_at: createdAt(),
})
