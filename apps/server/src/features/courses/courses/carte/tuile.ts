import { createTileMap } from '#kernel/search/carte/tuile.ts'
import { courseList } from '../courses.queries.ts'
import { findDeparts } from './departs.ts'

/**
 * One tile of the map of races: `groupes` when far or crowded (points with `nb`, and `kind` when
 * alone), `departs` when near, each race with its `slug`, its `kind` and how many start at its very
 * place. The id of a feature is the race's, of a group one of its races'.
 */
export const buildTile = createTileMap({
  list: courseList,
  kind: 'types[1]',
  // Before the first zoom towns lie too close to be told apart; from the other one on, they never do.
  zooms: { firstNear: 11, onlyNear: 14 },
  // More races than this in a tile would hide each other.
  mostNear: 120,
  findNear: async (db, where, tile) => ({ departs: await findDeparts(db, where, tile) }),
})
