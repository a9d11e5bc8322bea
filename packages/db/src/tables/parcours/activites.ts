import { PARTAGES } from '@foulee/domain/echanges/publication'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Metres, metres up, seconds in motion; null is unknown. */
export type ChiffresPartages = { distance: number; denivele: number | null; duree: number | null }

/** An outing of a member, from a watch's file. Heart rate and devices are not kept. */
export const activites = pgTable(
  'activites',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    sport: text().notNull().default('course'),
    debut: instant(),
    /** Metres, seconds. */
    distance: integer().notNull(),
    denivele: integer(),
    duree: integer(),
    duree_mouvement: integer(),
    original: text().notNull(),
    original_nom: text().notNull(),
    format: text({ enum: ['gpx', 'tcx', 'fit'] }).notNull(),
    /** Lines and altitudes are encoded as in `parcours_traces`. */
    lignes: text().array().notNull(),
    altitudes: text().array().notNull(),
    /** Who sees it beside its owner. */
    partage: text({ enum: PARTAGES }).notNull().default('personne'),
    /** Metres around its ends that others do not see, as on routes. */
    rayon_masque: integer().notNull().default(200),
    /** What others see of its line, drawn when it is shared: encoded polylines, thinned, ends cut off. */
    croquis: text().array().notNull().default([]),
    /**
     * What others read of its figures, measured then on the same part: beside the whole ones, its line would
     * say how far behind the cut the door is. Null where it is not shared, or was before this was kept.
     */
    chiffres_partages: jsonb().$type<ChiffresPartages>(),
    created_at: createdAt(),
    /** Since when its line and altitudes are in its file alone. */
    archive_le: instant(),
  },
  (t) => [
    // Is this file still used by somebody?
    index('activites_original_idx').on(t.original),
    // POST /api/activites/my: newest first; cascade on account deletion.
    index('activites_users_id_idx').on(t.users_id, t.debut.desc(), t.id),
    // Which are old enough for it.
    index('activites_archive_idx').on(t.created_at, t.id).where(sql`archive_le is null`),
    // For outings shared before their figures were measured on their visible part.
    index('activites_chiffres_idx')
      .on(t.id)
      .where(sql`partage <> 'personne' and chiffres_partages is null`),
    check('activites_rayon_check', sql`${t.rayon_masque} between 0 and 2000`),
  ],
)
