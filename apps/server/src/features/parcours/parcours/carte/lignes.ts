import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { boundsOf, holds, placeIn, type Tile } from '#kernel/search/carte/mercator.ts'
import type { WorldLine } from '#kernel/search/carte/world-line.ts'
import type { TileFeature } from '#kernel/search/carte/write-tile.ts'
import { meetsZone } from '#kernel/search/conditions.ts'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import { cutLine } from './cut-line.ts'
import { readLines } from './read-lines.ts'

/** More lines in a tile are unreadable: the newest are drawn. */
const MAX_LINES = 150
/** Share of the tile around it, for lines that touch its margin. */
const MARGIN = 1 / 32

type Row = { id: number; slug: string; x: number; y: number }

export async function findLines(
  db: Db,
  where: SQL,
  tile: Tile,
  listCaches: ListCaches,
): Promise<{ lignes: TileFeature[]; departs: TileFeature[] }> {
  const bounds = boundsOf(tile, MARGIN)
  const { rows } = await db.execute<Row>(sql`
    select parcours_id as id, slug, monde_x as x, monde_y as y
    from parcours_cards where ${meetsZone('geometrie', bounds)} and ${where}
    order by publie_le desc nulls last, parcours_id desc nulls last limit ${MAX_LINES}`)
  const lines = await findWorldLines(
    db,
    rows.map(({ id }) => id),
    listCaches,
  )
  const tagged = rows.map((row) => ({ row, id: row.id, tags: { slug: row.slug } }))
  return {
    lignes: tagged.map(({ row, ...feature }) => ({
      ...feature,
      lines: (lines.get(row.id) ?? []).flatMap((line) => cutLine(line, tile)),
    })),
    departs: tagged.flatMap(({ row, ...feature }) =>
      holds(tile, row) ? [{ ...feature, place: placeIn(tile, row) }] : [],
    ),
  }
}

/**
 * Projected lines of routes, cached in memory until they change, the others in one statement: a
 * route is in many tiles, whose main cost is to read lines.
 */
async function findWorldLines(
  db: Db,
  ids: readonly number[],
  { lignes }: ListCaches,
): Promise<Map<number, readonly WorldLine[]>> {
  const { moment } = lignes
  const found = new Map<number, readonly WorldLine[]>()
  for (const id of ids) {
    const cached = lignes.get(`${id}`)
    if (cached) found.set(id, cached)
  }
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const { rows } = await db.execute<{ id: number; geometrie: string | null }>(sql`
    select parcours_id as id, encode(st_asbinary(geometrie, 'NDR'), 'base64') as geometrie
    from parcours_cards where is_visible and parcours_id = any(${sql.param(missing)}::int[])`)
  for (const { id, geometrie } of rows) {
    const lines = readLines(Buffer.from(geometrie ?? '', 'base64'))
    found.set(id, lines)
    lignes.set(`${id}`, lines, [`parcours:${id}`], moment)
  }
  return found
}
