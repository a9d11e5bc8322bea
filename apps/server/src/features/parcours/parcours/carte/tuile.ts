import type { Db } from '@foulee/db/connect'
import {
  countStarts,
  findGrille,
  pickGroups,
  type Shown,
} from '../../../../recherche/carte/grille.ts'
import type { Tile } from '../../../../recherche/carte/mercator.ts'
import { writeTile } from '../../../../recherche/carte/write-tile.ts'
import { type Kept, nameTotal } from '../../../../recherche/kept.ts'
import { buildWhere, readSearch } from '../parcours.queries.ts'
import type { ParcoursQuery } from '../parcours-conditions.ts'
import { findLines } from './lignes.ts'

/** Before this zoom a route is a few pixels; from the other one on, lines are never too many. */
const ZOOMS = { firstLines: 9, onlyLines: 13 }
/** Between them, more routes than this in a tile would be a tangle. */
const MOST_LINES = 120

/**
 * One tile of the map of routes: `groupes` when far or crowded (points with `nb`), `lignes` and `departs`
 * when near (each with the route's `slug`). The id of a feature is the route's, of a group one of its routes'.
 */
export async function buildTile(
  db: Db,
  { zone: _, my: __, ...query }: ParcoursQuery,
  tile: Tile,
  kept: Kept,
): Promise<Buffer> {
  if (tile.z >= ZOOMS.onlyLines) return writeTile(await findLines(db, query, tile, kept))
  const shown: Shown = {
    from: { table: 'parcours_cards', id: 'parcours_id' },
    name: nameTotal('parcours', query),
    tag: 'parcours',
    where: async () => buildWhere(query, await readSearch(db, query, kept), { kind: 'public' }),
  }
  const grille = await findGrille(db, shown, tile, kept)
  const isFar = tile.z < ZOOMS.firstLines || countStarts(grille, tile) > MOST_LINES
  if (isFar) return writeTile({ groupes: pickGroups(grille, tile) })
  return writeTile(await findLines(db, query, tile, kept))
}
