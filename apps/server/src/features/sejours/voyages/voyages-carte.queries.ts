import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { boundsOf, holds, placeIn, type Tile } from '#kernel/search/carte/mercator.ts'
import { createTileMap } from '#kernel/search/carte/tuile.ts'
import type { TileFeature } from '#kernel/search/carte/write-tile.ts'
import { meetsZone } from '#kernel/search/conditions.ts'
import { voyageList } from './voyages.queries.ts'

const MAX_DEPARTS = 1_000
/**
 * Share of the tile added on each side: the index rounds degrees, which would lose stays on the
 * edge.
 */
const MARGIN = 1 / 4096
const KIND = 'autre'

/**
 * One tile of the map of stays: `groupes` when far or crowded (points with `nb`, and `kind` when
 * alone), `departs` when near, each stay with its `slug` and the number at its exact position. A
 * feature's id is a stay's; a group has that of one of its stays.
 */
export const buildTile = createTileMap({
  list: voyageList,
  kind: `'${KIND}'::text`,
  zooms: { firstNear: 11, onlyNear: 14 },
  mostNear: 120,
  findNear: async (db, where, tile) => ({ departs: await findStarts(db, where, tile) }),
})

type Row = { id: number; slug: string; x: number; y: number }

async function findStarts(db: Db, where: SQL, tile: Tile): Promise<TileFeature[]> {
  const { rows } = await db.execute<Row>(sql`
    select voyages_id as id, slug, monde_x as x, monde_y as y
    from voyage_cards where ${meetsZone('position', boundsOf(tile, MARGIN))} and ${where}
    order by prochain, voyages_id limit ${MAX_DEPARTS}`)
  const inTile = rows.filter((row) => holds(tile, row))
  const together = Map.groupBy(inTile, ({ x, y }) => `${x} ${y}`)
  return inTile.map(({ id, slug, x, y }) => ({
    id,
    tags: { slug, kind: KIND, nb: together.get(`${x} ${y}`)?.length ?? 1 },
    place: placeIn(tile, { x, y }),
  }))
}
