import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { meetsZone } from '../../../recherche/conditions.ts'
import type { Kept } from '../../../recherche/kept.ts'
import { buildWhere, readSearch } from '../parcours.queries.ts'
import type { ParcoursQuery } from '../parcours-conditions.ts'
import { boundsOf, placeIn, type Tile } from './mercator.ts'
import { readLines } from './read-lines.ts'
import type { TileFeature } from './write-tile.ts'

/** More lines than this in a tile are one spot: the newest are drawn. */
const MAX_LINES = 150
/** Lines go on this far beyond the tile, so that no end shows at its edge. A share of the tile. */
const MARGIN = 1 / 32
/** Points that the eye cannot tell apart, in degrees: a pixel of a tile of 512. */
const toleranceAt = (z: number) => 360 / 2 ** z / 512

type Row = { id: number; slug: string; lon: number; lat: number; geometrie: string }

/** The routes that cross a tile, as the part of their lines that lies in it and as where they begin. */
export async function findLines(
  db: Db,
  query: ParcoursQuery,
  tile: Tile,
  kept: Kept,
): Promise<{ lignes: TileFeature[]; departs: TileFeature[] }> {
  const where = buildWhere(query, await readSearch(db, query, kept), { kind: 'public' })
  const bounds = boundsOf(tile, MARGIN)
  const { ouest, sud, est, nord } = bounds
  const { rows } = await db.execute<Row>(sql`
    select parcours_id as id, slug, st_x(position) as lon, st_y(position) as lat,
      encode(st_asbinary(st_clipbybox2d(
        st_simplify(geometrie, ${toleranceAt(tile.z)}::float8, true),
        st_makeenvelope(${ouest}, ${sud}, ${est}, ${nord}, 4326)), 'NDR'), 'base64') as geometrie
    from parcours_cards where ${meetsZone('geometrie', bounds)} and ${where}
    order by publie_le desc nulls last, parcours_id desc nulls last limit ${MAX_LINES}`)
  const tagged = rows.map((row) => ({ row, id: row.id, tags: { slug: row.slug } }))
  return {
    lignes: tagged.map(({ row, ...feature }) => ({
      ...feature,
      lines: readLines(Buffer.from(row.geometrie ?? '', 'base64'), tile),
    })),
    departs: tagged.flatMap(({ row, ...feature }) => {
      const isHere = row.lon >= ouest && row.lon < est && row.lat >= sud && row.lat < nord
      return isHere ? [{ ...feature, place: placeIn(tile, row.lon, row.lat) }] : []
    }),
  }
}
