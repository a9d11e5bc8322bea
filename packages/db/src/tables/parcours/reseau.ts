import type { TypeSurface } from '@foulee/domain/shared/surface'
import { customType, index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core'
import { id } from '../../columns.ts'

const extent = customType<{ data: string }>({ dataType: () => 'geometry(Polygon,4326)' })

/**
 * Ways of the network that published routes make together (produit 9.20), rebuilt at night from
 * their visible parts. Names no route and no member.
 */
export const reseauAretes = pgTable(
  'reseau_aretes',
  {
    id: id(),
    /** Junctions at both ends; numbers of one build. */
    noeud_a: integer().notNull(),
    noeud_b: integer().notNull(),
    /** Encoded polyline (5 decimals), and encoded altitudes (1 decimal). */
    ligne: text().notNull(),
    altitudes: text().notNull(),
    longueur: real().notNull(),
    nb_parcours: integer().notNull(),
    terrains: jsonb().$type<[number, number, TypeSurface][]>().notNull(),
    emprise: extent().notNull(),
  },
  // Ways around the points of a drawing.
  (t) => [index('reseau_aretes_emprise_idx').using('gist', t.emprise)],
)
