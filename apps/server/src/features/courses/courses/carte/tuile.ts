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
import type { CourseQuery } from '../course-conditions.ts'
import { buildWhere, readSearch } from '../courses.queries.ts'
import { findDeparts } from './departs.ts'

/** Before this zoom towns lie too close to be told apart; from the other one on, they never do. */
const ZOOMS = { firstDeparts: 11, onlyDeparts: 14 }
/** Between them, more races than this in a tile would hide each other. */
const MOST_DEPARTS = 120

/**
 * One tile of the map of races: `groupes` when far or crowded (points with `nb`, and `kind` when
 * alone), `departs` when near, each race with its `slug`, its `kind` and how many start at its very
 * place. The id of a feature is the race's, of a group one of its races'.
 */
export async function buildTile(
  db: Db,
  { zone: _, my: __, ...query }: CourseQuery,
  tile: Tile,
  kept: Kept,
): Promise<Buffer> {
  const where = async () => buildWhere(query, await readSearch(db, query, kept), { kind: 'public' })
  const near = async () => writeTile({ departs: await findDeparts(db, await where(), tile) })
  if (tile.z >= ZOOMS.onlyDeparts) return near()
  const shown: Shown = {
    from: { table: 'course_cards', id: 'courses_id', kind: 'types[1]' },
    name: nameTotal('courses', query),
    tag: 'courses',
    where,
  }
  const grille = await findGrille(db, shown, tile, kept)
  const isFar = tile.z < ZOOMS.firstDeparts || countStarts(grille, tile) > MOST_DEPARTS
  return isFar ? writeTile({ groupes: pickGroups(grille, tile) }) : near()
}
