import type { PageValues } from '@foulee/contract/shared/filters'
import type { Db } from '@foulee/db/connect'
import type { SQL } from 'drizzle-orm'
import type { CardList } from '../card-list.ts'
import type { Cards } from '../cards.ts'
import { type Kept, nameTotal } from '../kept.ts'
import { countStarts, findGrille, type OnMap, pickGroups, type Shown } from './grille.ts'
import type { Tile } from './mercator.ts'
import { type TileFeature, writeTile } from './write-tile.ts'

type Layers = Readonly<Record<string, readonly TileFeature[]>>

/** What the map asks of a list; things that have no cards are drawn from their own table. */
type MapList<Query> = Pick<CardList<Query>, 'readSearch' | 'buildWhere'> & {
  cards: Pick<OnMap, 'table' | 'id'> & Pick<Cards, 'things'>
}

/** A kind of thing on its map: groups from far, the things themselves from near. */
type TileMap<Query> = {
  list: MapList<Query>
  /** What says the kind of one, for its colour among groups. */
  kind?: OnMap['kind']
  /** Before the first zoom there are only groups; from the other one on, there are none. */
  zooms: { firstNear: number; onlyNear: number }
  /** Between the two zooms, a tile where more than this begin still shows groups. */
  mostNear: number
  /** The layers of a tile that is near. */
  findNear: (db: Db, where: SQL, tile: Tile, kept: Kept) => Promise<Layers>
}

/** What the list is filtered by; the map itself says the zone, and shows nobody's drafts. */
type TileQuery = PageValues & { zone?: unknown; my?: unknown }

/** Draws one tile of what passes the filters, for everyone. */
export function createTileMap<Query extends TileQuery>(map: TileMap<Query>) {
  const { list, kind, zooms, mostNear, findNear } = map
  const { table, id, things } = list.cards

  return async (db: Db, asked: Query, tile: Tile, kept: Kept): Promise<Buffer> => {
    const query = { ...asked, zone: undefined, my: undefined }
    const where = async () =>
      list.buildWhere(query, await list.readSearch(db, query, kept), { kind: 'public' })
    const near = async () => writeTile(await findNear(db, await where(), tile, kept))
    if (tile.z >= zooms.onlyNear) return near()
    const shown: Shown = {
      from: { table, id, ...(kind && { kind }) },
      name: nameTotal(things, query),
      tag: things,
      where,
    }
    const grille = await findGrille(db, shown, tile, kept)
    const isFar = tile.z < zooms.firstNear || countStarts(grille, tile) > mostNear
    return isFar ? writeTile({ groupes: pickGroups(grille, tile) }) : near()
  }
}
