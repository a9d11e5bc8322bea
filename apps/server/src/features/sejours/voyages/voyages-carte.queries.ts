import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { boundsOf, holds, placeIn, type Tile } from '#kernel/search/carte/mercator.ts'
import { createTileMap } from '#kernel/search/carte/tuile.ts'
import type { TileFeature } from '#kernel/search/carte/write-tile.ts'
import { meetsZone } from '#kernel/search/conditions.ts'
import { voyageList } from './voyages.queries.ts'

/** More than this in a tile says nothing: the next ones to leave are drawn. */
const MAX_DEPARTS = 1_000
/** The index knows degrees: a stay on the edge must not be lost where they are rounded. A share of the tile. */
const MARGIN = 1 / 4096
/** What is drawn of a stay: the map has no colour for each kind of them. */
const KIND = 'autre'

/**
 * One tile of the map of stays: `groupes` when far or crowded (points with `nb`, and `kind` when alone),
 * `departs` when near, each stay with its `slug` and how many are at its very place. The id of a feature is
 * the stay's, of a group one of its stays'.
 */
export const buildTile = createTileMap({
  list: voyageList,
  kind: `'${KIND}'::text`,
  zooms: { firstNear: 11, onlyNear: 14 },
  // More stays than this in a tile would hide each other.
  mostNear: 120,
  findNear: async (db, where, tile) => ({ departs: await findStarts(db, where, tile) }),
})

type Row = { id: number; slug: string; x: number; y: number }

/** The stays of a tile, one by one, each with how many of them are at its very place. */
async function findStarts(db: Db, where: SQL, tile: Tile): Promise<TileFeature[]> {
  const { rows } = await db.execute<Row>(sql`
    select voyages_id as id, slug, monde_x as x, monde_y as y
    from voyage_cards where ${meetsZone('position', boundsOf(tile, MARGIN))} and ${where}
    order by prochain, voyages_id limit ${MAX_DEPARTS}`)
  const here = rows.filter((row) => holds(tile, row))
  const together = Map.groupBy(here, ({ x, y }) => `${x} ${y}`)
  return here.map(({ id, slug, x, y }) => ({
    id,
    tags: { slug, kind: KIND, nb: together.get(`${x} ${y}`)?.length ?? 1 },
    place: placeIn(tile, { x, y }),
  }))
}
