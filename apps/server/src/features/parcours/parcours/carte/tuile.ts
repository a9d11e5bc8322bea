import { createTileMap } from '#kernel/search/carte/tuile.ts'
import { parcoursList } from '../parcours.queries.ts'
import { findLines } from './lignes.ts'

/**
 * One tile of the map of routes: `groupes` when far or crowded (points with `nb`), `lignes` and `departs`
 * when near (each with the route's `slug`). The id of a feature is the route's, of a group one of its routes'.
 */
export const buildTile = createTileMap({
  list: parcoursList,
  // Before the first zoom a route is a few pixels; from the other one on, lines are never too many.
  zooms: { firstNear: 9, onlyNear: 13 },
  // More routes than this in a tile would be a tangle.
  mostNear: 120,
  findNear: findLines,
})
