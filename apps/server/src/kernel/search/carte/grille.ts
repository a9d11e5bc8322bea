import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, ListCaches } from '../list-caches.ts'
import type { Grille, Level, Square } from './grille.types.ts'
import { placeIn, type Tile, WORLD } from './mercator.ts'
import type { TileFeature } from './write-tile.ts'

/** A tile is clustered in 8 × 8 cells, no smaller than those of the finest level. */
const SQUARES_LOG2 = 3
/** A map of the country needs few cells; the finest level takes twice as long. */
const COARSE = { lastZoom: 6, finest: 9 }
const FINEST = 13

/** A table with map positions (`monde_x`, `monde_y`). Names from the code, never user input. */
export type OnMap = {
  table: string
  id: string
  kind?: string
}

export type Shown = Counted & { from: OnMap; where: () => Promise<SQL> }

/** Clusters of a search for this tile, cached until their tags are invalidated. */
export function findGrille(
  db: Db,
  shown: Shown,
  tile: Tile,
  { grilles }: ListCaches,
): Promise<Grille> {
  const finest = tile.z <= COARSE.lastZoom ? COARSE.finest : FINEST
  return grilles.obtain(`${finest} ${shown.name}`, async () => ({
    value: stack(finest, await readSquares(db, shown.from, await shown.where(), finest)),
    tags: [shown.tag],
  }))
}

/** Integer columns only, all in the index of the filters: an index-only scan. */
async function readSquares(db: Db, { table, id, kind }: OnMap, where: SQL, level: number) {
  const shift = Math.log2(WORLD) - level
  const { rows } = await db.execute<{
    squares: [number, number, number, number, string | null][]
  }>(sql`
    select coalesce(json_agg(json_build_array(nb, x, y, id, kind)), '[]') as squares from (
      select count(*) as nb, sum(monde_x) / count(*) as x, sum(monde_y) / count(*) as y,
        min(${sql.raw(id)}) as id, ${sql.raw(kind ? `min(${kind} collate "C")` : 'null')} as kind
      from ${sql.raw(table)} where monde_x is not null and ${where}
      group by monde_x >> ${sql.raw(`${shift}`)}, monde_y >> ${sql.raw(`${shift}`)}) g`)
  const squares = rows[0]?.squares ?? []
  return squares.map(([nb, x, y, id, kind]): Square => ({ nb, x, y, id, kind }))
}

function stack(finest: number, squares: readonly Square[]): Grille {
  const levels = new Map<number, Level>([[finest, index(finest, squares)]])
  const at = (level: number): Level => {
    const cached = levels.get(level)
    if (cached) return cached
    const made = index(level, at(level + 1).values())
    levels.set(level, made)
    return made
  }
  return { at, size: squares.length }
}

const keyOf = (level: number, column: number, row: number) => row * 2 ** level + column

function index(level: number, squares: Iterable<Square>): Level {
  const side = WORLD / 2 ** level
  const found = new Map<number, Square>()
  for (const square of squares) {
    const key = keyOf(level, Math.floor(square.x / side), Math.floor(square.y / side))
    const other = found.get(key)
    found.set(key, other ? join(other, square) : square)
  }
  return found
}

function join(a: Square, b: Square): Square {
  const nb = a.nb + b.nb
  const mean = (valueA: number, valueB: number) => (valueA * a.nb + valueB * b.nb) / nb
  return { nb, x: mean(a.x, b.x), y: mean(a.y, b.y), id: a.id, kind: null }
}

export function pickGroups(grille: Grille, tile: Tile): TileFeature[] {
  return squaresOf(grille, tile).map((square) => ({
    id: square.id,
    tags: tagsOf(square),
    place: placeIn(tile, square),
  }))
}

function tagsOf({ nb, kind }: Square): TileFeature['tags'] {
  return nb === 1 && kind ? { nb, kind } : { nb }
}

export const countStarts = (grille: Grille, tile: Tile): number =>
  squaresOf(grille, tile).reduce((sum, { nb }) => sum + nb, 0)

function squaresOf(grille: Grille, { z, x, y }: Tile): Square[] {
  const level = Math.min(z + SQUARES_LOG2, FINEST)
  const side = 2 ** (level - z)
  const squares = grille.at(level)
  return Array.from({ length: side * side }, (_, index) => {
    const [row, column] = [Math.floor(index / side), index % side]
    return squares.get(keyOf(level, x * side + column, y * side + row))
  }).filter((square) => square !== undefined)
}
