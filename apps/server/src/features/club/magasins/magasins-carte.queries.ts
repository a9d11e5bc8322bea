import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { boundsOf, holds, placeIn, type Tile } from '#kernel/search/carte/mercator.ts'
import { createTileMap } from '#kernel/search/carte/tuile.ts'
import type { TileFeature } from '#kernel/search/carte/write-tile.ts'
import { meetsZone } from '#kernel/search/conditions.ts'
import { magasinList } from './magasins.queries.ts'

/** More than this in a tile says nothing. */
const MAX_DEPARTS = 1_000
/** The index knows degrees: a shop on the edge must not be lost where they are rounded. A share of the tile. */
const MARGIN = 1 / 4096
/** What is drawn of a shop: the map has no colour for each kind of them. */
const KIND = 'autre'

/**
 * One tile of the map of shops: `groupes` when far or crowded, `departs` when near, each shop with its
 * `slug` and how many are at its very place.
 */
export const buildTile = createTileMap({
  list: magasinList,
  kind: `'${KIND}'::text`,
  zooms: { firstNear: 11, onlyNear: 15 },
  // More shops than this in a tile would hide each other.
  mostNear: 120,
  findNear: async (db, where, tile) => ({ departs: await findStarts(db, where, tile) }),
})

type Row = { id: number; slug: string; x: number; y: number }

async function findStarts(db: Db, where: SQL, tile: Tile): Promise<TileFeature[]> {
  const { rows } = await db.execute<Row>(sql`
    select magasins_id as id, slug, monde_x as x, monde_y as y
    from magasin_cards where ${meetsZone('position', boundsOf(tile, MARGIN))} and ${where}
    order by magasins_id limit ${MAX_DEPARTS}`)
  const here = rows.filter((row) => holds(tile, row))
  const together = Map.groupBy(here, ({ x, y }) => `${x} ${y}`)
  return here.map(({ id, slug, x, y }) => ({
    id,
    tags: { slug, kind: KIND, nb: together.get(`${x} ${y}`)?.length ?? 1 },
    place: placeIn(tile, { x, y }),
  }))
}
