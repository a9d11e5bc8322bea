import type { PageValues } from '@foulee/contract/shared/filters'
import type { Db } from '@foulee/db/connect'
import type { SQL } from 'drizzle-orm'
import type { CardList } from '../card-list.ts'
import { type ListCaches, totalKey } from '../list-caches.ts'
import type { ListIndex } from '../list-index.ts'
import { countStarts, findGrille, type OnMap, pickGroups, type Shown } from './grille.ts'
import type { Tile } from './mercator.ts'
import { type TileFeature, writeTile } from './write-tile.ts'

type Layers = Readonly<Record<string, readonly TileFeature[]>>

type MapList<Query> = Pick<CardList<Query>, 'readSearch' | 'buildWhere'> & {
  cards: Pick<OnMap, 'table' | 'id'> & Pick<ListIndex, 'entityTable'>
}

type TileMap<Query> = {
  list: MapList<Query>
  kind?: OnMap['kind']
  /** Clusters only below `firstNear`; entities only from `onlyNear`. */
  zooms: { firstNear: number; onlyNear: number }
  /** Between the two zooms, a tile with more entities than this shows clusters. */
  mostNear: number
  findNear: (db: Db, where: SQL, tile: Tile, listCaches: ListCaches) => Promise<Layers>
}

/** The map provides the zone itself, and shows nobody's drafts. */
type TileQuery = PageValues & { zone?: unknown; my?: unknown }

export function createTileMap<Query extends TileQuery>(map: TileMap<Query>) {
  const { list, kind, zooms, mostNear, findNear } = map
  const { table, id, entityTable } = list.cards

  return async (db: Db, request: Query, tile: Tile, listCaches: ListCaches): Promise<Buffer> => {
    const query = { ...request, zone: undefined, my: undefined }
    const where = async () =>
      list.buildWhere(query, await list.readSearch(db, query, listCaches), { kind: 'public' })
    const near = async () => writeTile(await findNear(db, await where(), tile, listCaches))
    if (tile.z >= zooms.onlyNear) return near()
    const shown: Shown = {
      from: { table, id, ...(kind && { kind }) },
      name: totalKey(entityTable, query),
      tag: entityTable,
      where,
    }
    const grille = await findGrille(db, shown, tile, listCaches)
    const isFar = tile.z < zooms.firstNear || countStarts(grille, tile) > mostNear
    return isFar ? writeTile({ groupes: pickGroups(grille, tile) }) : near()
  }
}
