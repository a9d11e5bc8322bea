import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { publications } from './fil.ts'

/** What staff sets above the feed of everybody for a time (produit 13.13). */
export const misesEnAvant = pgTable(
  'mises_en_avant',
  {
    id: id(),
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Why, as its readers see it: « Course du mois ». */
    titre: text().notNull(),
    debut: instant().notNull(),
    fin: instant().notNull(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    // What is highlighted now.
    index('mises_en_avant_fin_idx').on(t.fin),
    index('mises_en_avant_publications_id_idx').on(t.publications_id),
    index('mises_en_avant_created_by_idx').on(t.created_by),
    check('mises_en_avant_dates_check', sql`${t.debut} < ${t.fin}`),
  ],
)

/** News of the site, by staff. */
export const actualitesSite = pgTable(
  'actualites_site',
  {
    id: id(),
    slug: text().notNull(),
    titre: text().notNull(),
    /** Rich text, sanitised. */
    texte: text().notNull(),
    /** Folder of the image in the storage. */
    image: text(),
    image_alt: text(),
    /** Null for a draft; may lie ahead. */
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant(),
  },
  (t) => [
    uniqueIndex('actualites_site_slug_key').on(t.slug),
    // The newest that are published.
    index('actualites_site_publie_le_idx').on(t.publie_le.desc(), t.id.desc()),
    index('actualites_site_created_by_idx').on(t.created_by),
  ],
)

/** A video that staff keeps: its poster is ours, the player is another's and loads on a click. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    titre: text().notNull(),
    description: text(),
    /** The service that plays it, and its name there. */
    service: text({ enum: ['youtube', 'vimeo', 'dailymotion', 'peertube'] }).notNull(),
    /** `dQw4w9WgXcQ`; for PeerTube the whole address of the player. */
    video: text().notNull(),
    /** Seconds. */
    duree: integer(),
    /** Folder of the poster in the storage. */
    affiche: text(),
    ordre: integer().notNull().default(0),
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('videos_video_key').on(t.service, t.video),
    index('videos_ordre_idx').on(t.ordre, t.id),
    index('videos_created_by_idx').on(t.created_by),
  ],
)
