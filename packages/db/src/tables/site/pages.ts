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

/** A page that the staff writes (produit 14.10), or a text that a page of the code asks for by its key. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    /** From its slash, as `readChemin` writes it; null for a text that has a key. */
    chemin: text(),
    cle: text(),
    titre: text().notNull(),
    morceaux: jsonb().$type<Morceau[]>().notNull(),
    seo_titre: text(),
    seo_description: text(),
    /** Address of one of its images, for links shared elsewhere. */
    image: text(),
    est_publiee: boolean().notNull().default(false),
    publie_du: instant(),
    publie_au: instant(),
    place: text({ enum: PLACE_NAMES }).notNull().default('aucune'),
    section: text({ enum: SECTION_NAMES }).notNull().default('foulee'),
    ordre: integer().notNull().default(0),
    /** Which of the first texts it was made of. */
    origine: text(),
    /** What was last told to whoever keeps pages: the job compares it with the clock. */
    vue: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    /** When its words last changed. */
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

/** What a save of a page keeps of it. */
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

/** Each save of a page, by whom and when. */
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

/** The images of a page, which stay as long as it does: an older version may be brought back. */
export const pageImages = pgTable(
  'page_images',
  {
    id: id(),
    pages_id: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Folder of the image in the storage. */
    image: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('page_images_key').on(t.pages_id, t.image),
    index('page_images_image_idx').on(t.image),
  ],
)

/** An address that leads to another of this site, in one step. */
export const pageRedirections = pgTable(
  'page_redirections',
  {
    id: id(),
    chemin: text().notNull(),
    vers: text().notNull(),
    /** Made because a page moved, not by a person. */
    est_automatique: boolean().notNull().default(false),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('page_redirections_chemin_key').on(t.chemin),
    index('page_redirections_created_by_idx').on(t.created_by),
  ],
)

/** The first texts that were laid out once: one that the staff removed does not come back. */
export const pageTextes = pgTable('page_textes', {
  cle: text().primaryKey(),
  /** Of the text as it was laid out. */
  empreinte: text().notNull(),
  created_at: createdAt(),
})
