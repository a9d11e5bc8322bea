import { createTileMap } from '#kernel/search/carte/tuile.ts'
import { courseList } from '../courses.queries.ts'
import { findDeparts } from './departs.ts'

/**
 * One tile of the map of races: `groupes` when far or crowded (points with `nb`, and `kind` when
 * alone), `departs` when near, each race with its `slug`, its `kind` and the number at its exact
 * position. A feature's id is a race's; a group has that of one of its races.
 */
export const buildTile = createTileMap({
  list: courseList,
  kind: 'types[1]',
  // Below the first zoom towns overlap; from the second on they never do.
  zooms: { firstNear: 11, onlyNear: 14 },
  mostNear: 120,
  findNear: async (db, where, tile) => ({ departs: await findDeparts(db, where, tile) }),
})
