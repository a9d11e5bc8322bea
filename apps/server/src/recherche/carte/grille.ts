import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { type Kept, nameTotal } from '../../../recherche/kept.ts'
import { buildWhere, readSearch } from '../parcours.queries.ts'
import type { ParcoursQuery } from '../parcours-conditions.ts'
import type { Grille, Level, Square } from './grille.types.ts'
import { mercatorX, mercatorY, placeIn, type Tile } from './mercator.ts'
import type { TileFeature } from './write-tile.ts'

/** In a tile, groups are counted in 8 × 8 squares, no smaller than those of the finest level. */
const SQUARES_LOG2 = 3
const FINEST = 13

const keyOf = (level: number, x: number, y: number) => y * 2 ** level + x

/** Coarser levels are made of finer ones when a tile first asks for them. */
function stack(finest: readonly Square[]): Grille {
  const levels = new Map<number, Level>([[FINEST, index(FINEST, finest)]])
  const at = (level: number): Level => {
    const known = levels.get(level)
    if (known) return known
    const finer = at(level + 1)
    const made = index(
      level,
      [...finer.values()].map((square) => ({ ...square, x: square.x >> 1, y: square.y >> 1 })),
    )
    levels.set(level, made)
    return made
  }
  return { at }
}

function index(level: number, squares: readonly Square[]): Level {
  const found = new Map<number, Square>()
  for (const square of squares) {
    const key = keyOf(level, square.x, square.y)
    const other = found.get(key)
    found.set(key, other ? join(other, square) : square)
  }
  return found
}

function join(a: Square, b: Square): Square {
  const nb = a.nb + b.nb
  const mean = (one: number, two: number) => (one * a.nb + two * b.nb) / nb
  return { ...a, nb, lon: mean(a.lon, b.lon), lat: mean(a.lat, b.lat) }
}

/** The groups of a search, kept until a route changes; whoever asks meanwhile waits for the same. */
export function findGrille(db: Db, query: ParcoursQuery, kept: Kept): Promise<Grille> {
  return kept.grilles.obtain(nameTotal('grille', query), async () => ({
    value: await readGrille(db, query, kept),
    tags: ['parcours'],
  }))
}

/** [square x, square y, how many, mean longitude, mean latitude, one of them] */
type Row = [number, number, number, number, number, number]

async function readGrille(db: Db, query: ParcoursQuery, kept: Kept): Promise<Grille> {
  const where = buildWhere(query, await readSearch(db, query, kept), { kind: 'public' })
  const degrees = 360 / 2 ** FINEST
  // Squares of degrees here, and the map's are not: each goes to that of its mean place on the map.
  const { rows } = await db.execute<{ groups: Row[] }>(sql`
    select coalesce(json_agg(json_build_array(x, y, nb, lon, lat, id)), '[]') as groups from (
      select floor(st_x(position) / ${degrees}::float8) as x,
        floor(st_y(position) / ${degrees}::float8) as y, count(*) as nb,
        round(avg(st_x(position))::numeric, 5) as lon,
        round(avg(st_y(position))::numeric, 5) as lat, min(parcours_id) as id
      from parcours_cards where position is not null and ${where} group by 1, 2) g`)
  const squares = 2 ** FINEST
  return stack(
    (rows[0]?.groups ?? []).map(([, , nb, lon, lat, id]) => ({
      x: Math.floor(mercatorX(lon) * squares),
      y: Math.floor(mercatorY(lat) * squares),
      ...{ nb, lon, lat, id },
    })),
  )
}

/** The groups of one tile; a route alone has its own id. */
export function pickGroups(grille: Grille, tile: Tile): TileFeature[] {
  return squaresOf(grille, tile).map(({ nb, lon, lat, id }) => ({
    ...{ id, tags: { nb }, place: placeIn(tile, lon, lat) },
  }))
}

/** How many routes begin in a tile. */
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
