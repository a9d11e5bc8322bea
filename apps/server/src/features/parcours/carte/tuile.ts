import type { Db } from '@foulee/db/connect'
import type { Kept } from '../../../recherche/kept.ts'
import type { ParcoursQuery } from '../parcours-conditions.ts'
import { findGrille, LAST_GROUPED_ZOOM, pickGroups } from './grille.ts'
import { findLines } from './lignes.ts'
import type { Tile } from './mercator.ts'
import { writeTile } from './write-tile.ts'

/**
 * One tile of the map of routes: `groupes` when far (points with `nb`), `lignes` and `departs` when near
 * (each with the route's `slug`). The id of a feature is the route's, of a group one of its routes'.
 */
export async function buildTile(
  db: Db,
  { zone: _, my: __, ...query }: ParcoursQuery,
  tile: Tile,
  kept: Kept,
): Promise<Buffer> {
  if (tile.z > LAST_GROUPED_ZOOM) return writeTile(await findLines(db, query, tile, kept))
  return writeTile({ groupes: pickGroups(await findGrille(db, query, kept), tile) })
}
