import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { publications } from './fil.ts'

export const misesEnAvant = pgTable(
  'mises_en_avant',
  {
    id: id(),
    publications_id: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    debut: instant().notNull(),
    fin: instant().notNull(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    index('mises_en_avant_fin_idx').on(t.fin),
    index('mises_en_avant_publications_id_idx').on(t.publications_id),
    index('mises_en_avant_created_by_idx').on(t.created_by),
    check('mises_en_avant_dates_check', sql`${t.debut} < ${t.fin}`),
  ],
)

export const actualitesSite = pgTable(
  'actualites_site',
  {
    id: id(),
    slug: text().notNull(),
    titre: text().notNull(),
    texte: text().notNull(),
    image: text(),
    image_alt: text(),
    /** Null for a draft; may be in the future. */
    publie_le: instant(),
    version: integer().notNull().default(1),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant(),
  },
  (t) => [
    uniqueIndex('actualites_site_slug_key').on(t.slug),
    index('actualites_site_publie_le_idx').on(t.publie_le.desc(), t.id.desc()),
    index('actualites_site_created_by_idx').on(t.created_by),
  ],
)

/** Video with a self-hosted poster; the third-party player loads on click. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    titre: text().notNull(),
    description: text(),
    service: text({ enum: ['youtube', 'vimeo', 'dailymotion', 'peertube'] }).notNull(),
    /** `dQw4w9WgXcQ`; for PeerTube the full URL of the player. */
    video: text().notNull(),
    duree: integer(),
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
