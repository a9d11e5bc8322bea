import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { boundsOf, holds, placeIn, type Tile } from '#kernel/search/carte/mercator.ts'
import type { TileFeature } from '#kernel/search/carte/write-tile.ts'
import { meetsZone } from '#kernel/search/conditions.ts'

const MAX_DEPARTS = 1_000
/**
 * Share of the tile added on each side: the index rounds degrees, which would lose races on the
 * edge.
 */
const MARGIN = 1 / 4096

type Row = { id: number; slug: string; kind: string; x: number; y: number }

export async function findDeparts(db: Db, where: SQL, tile: Tile): Promise<TileFeature[]> {
  const { rows } = await db.execute<Row>(sql`
    select courses_id as id, slug, coalesce(types[1], 'autre') as kind, monde_x as x, monde_y as y
    from course_cards where ${meetsZone('position', boundsOf(tile, MARGIN))} and ${where}
    order by rang_date, courses_id limit ${MAX_DEPARTS}`)
  const inTile = rows.filter((row) => holds(tile, row))
  const together = Map.groupBy(inTile, ({ x, y }) => `${x} ${y}`)
  return inTile.map(({ id, slug, kind, x, y }) => ({
    id,
    tags: { slug, kind, nb: together.get(`${x} ${y}`)?.length ?? 1 },
    place: placeIn(tile, { x, y }),
  }))
}
