import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { boundsOf, holds, placeIn, type Tile } from '#kernel/search/carte/mercator.ts'
import { createTileMap } from '#kernel/search/carte/tuile.ts'
import type { TileFeature } from '#kernel/search/carte/write-tile.ts'
import { meetsZone } from '#kernel/search/conditions.ts'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import {
  AND,
  buildConditions,
  type EvenementQuery,
  fitsDate,
  hasDateFilters,
} from './evenement-conditions.ts'
import { readSearch, roundDown } from './evenements-page.ts'

const MAX_DEPARTS = 1_000
/**
 * Share of the tile added on each side: the index rounds degrees, which would lose events on the
 * edge.
 */
const MARGIN = 1 / 4096
const KIND = 'autre'

/** The instant from which dates are to come is a filter, so that it is part of the cache key. */
type MapQuery = EvenementQuery & { vers: string }

function buildWhere(query: MapQuery, search: string | null) {
  const dated = sql`exists (select from evenement_dates d where d.evenements_id = evenements.id
    and ${fitsDate(query, { alias: 'd', of: 'evenements' }, new Date(query.vers))})`
  const isOpen = sql`etat >= ${ETAT.publiee} and fin_le > ${query.vers}`
  const conditions = [isOpen, ...buildConditions(query, search)]
  return sql.join(hasDateFilters(query) ? [...conditions, dated] : conditions, AND)
}

const drawTile = createTileMap<MapQuery>({
  list: {
    cards: { table: 'evenements', id: 'id', entityTable: 'evenements' },
    readSearch,
    buildWhere,
  },
  kind: `'${KIND}'::text`,
  zooms: { firstNear: 11, onlyNear: 14 },
  mostNear: 120,
  findNear: async (db, where, tile) => {
    const { rows } = await db.execute<{ id: number; slug: string; x: number; y: number }>(sql`
      select id, slug, monde_x as x, monde_y as y from evenements
      where ${meetsZone('position', boundsOf(tile, MARGIN))} and ${where}
      order by id limit ${MAX_DEPARTS}`)
    return { departs: placeStarts(rows, tile) }
  },
})

function placeStarts(
  rows: readonly { id: number; slug: string; x: number; y: number }[],
  tile: Tile,
): TileFeature[] {
  const inTile = rows.filter((row) => holds(tile, row))
  const together = Map.groupBy(inTile, ({ x, y }) => `${x} ${y}`)
  return inTile.map(({ id, slug, x, y }) => ({
    id,
    tags: { slug, kind: KIND, nb: together.get(`${x} ${y}`)?.length ?? 1 },
    place: placeIn(tile, { x, y }),
  }))
}

/**
 * One tile of the map of events: `groupes` when far or crowded (points with `nb`, and `kind` when
 * alone), `departs` when near, each event with its `slug` and the number at its exact position.
 */
export const buildTile = (
  { db, listCaches }: { db: Db; listCaches: ListCaches },
  query: EvenementQuery,
  tile: Tile,
  now: Date,
): Promise<Buffer> =>
  drawTile(db, { ...query, vers: roundDown(now).toISOString() }, tile, listCaches)
