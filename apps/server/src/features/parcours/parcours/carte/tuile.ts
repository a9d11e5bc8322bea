import { createTileMap } from '#kernel/search/carte/tuile.ts'
import { parcoursList } from '../parcours.queries.ts'
import { findLines } from './lignes.ts'

/**
 * One tile of the map of routes: `groupes` when far or crowded (points with `nb`), `lignes` and
 * `departs` when near (each with the route's `slug`). A feature's id is a route's; a group has that
 * of one of its routes.
 */
export const buildTile = createTileMap({
  list: parcoursList,
  // Below the first zoom a route is a few pixels; from the second on, lines are never too many.
  zooms: { firstNear: 9, onlyNear: 13 },
  // More routes than this in a tile would be a tangle.
  mostNear: 120,
  findNear: findLines,
})
