import type { Db } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import type { Position } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { cosDegrees, DEGREE } from '@foulee/trace/distance'
import { indexNetwork, type NetworkIndex } from '@foulee/trace/network/find-way'
import type { NetworkEdge } from '@foulee/trace/network/network'
import { decodeColumn, decodePolyline } from '@foulee/trace/polyline'
import { sql } from 'drizzle-orm'
import { type Bounds, type EngineState, REACH, type RoutingEngine, stopIfLeft } from './engine.ts'

/** Metres around the points within which a way is looked for, or half of their extent. */
const AROUND = 3_000
/** Degrees: areas are loaded by such cells, so that the next press finds them in memory. */
const CELL = 0.05
const MAX_AREAS = 6
/** Ways of one area; of a fuller one the nearest are searched, and it is not kept. */
const MAX_EDGES = 40_000

type Options = { maxEdges?: number }

type Area = { bounds: Bounds; version: number; index: Promise<NetworkIndex> }

/** Follows the network of published routes (produit 9.20), without any outside data. */
export function createMembersEngine(db: Db, { maxEdges = MAX_EDGES }: Options = {}): RoutingEngine {
  let areas: Area[] = []
  let known: Known | null = null

  /** Another process may have rebuilt the network. */
  const readState = async (): Promise<Known | null> => {
    const version = await findVersion(db).catch(() => null)
    if (version === null) return null
    if (known?.version !== version) known = { ...(await findState(db)), version }
    return known
  }

  const findArea = (points: readonly Position[], version: number): Promise<NetworkIndex> => {
    const needed = boundsAround(points)
    const fitting = areas.find((area) => area.version === version && contains(area.bounds, needed))
    if (fitting) return fitting.index
    const bounds = snapOut(needed)
    const forget = () => {
      areas = areas.filter((other) => other !== area)
    }
    const load = async () => {
      const edges = await loadEdges(db, bounds, maxEdges)
      if (edges) return indexNetwork({ edges })
      forget()
      return indexNetwork({ edges: await loadNearest(db, needed, maxEdges) })
    }
    const index = load()
    const area = { bounds, version, index }
    index.catch(forget)
    areas = [area, ...areas.filter((other) => other.version === version)].slice(0, MAX_AREAS)
    return index
  }

  return {
    name: 'membres',
    has: { altitudes: true, terrains: true, consignes: false },
    maxSearched: 60,
    async state() {
      const found = await readState()
      return found
    },
    async route(points, { signal, reach = REACH, isLoop = false, state } = {}) {
      // Beyond the 180th meridian another box would be needed: no runner there, so far.
      if (crossesDateline(points)) return { miss: 'unreachable' }
      const version = state?.version ?? (await readState())?.version
      if (version === undefined) return { miss: 'outside', rank: 0 }
      const network = await findArea(points, version)
      stopIfLeft(signal)
      const places = points.map((point) => network.locate(point, reach))
      const rank = places.indexOf(null)
      if (rank >= 0) return { miss: 'outside', rank }
      const way = network.findWay(
        places.filter((place) => place !== null),
        { isLoop },
      )
      if (!way || way.lon.length < 2) return { miss: 'unreachable' }
      const { lon, lat, ele, terrains, passages } = way
      const altitudes = ele.some((value) => !Number.isNaN(value)) ? ele : null
      return { lon, lat, altitudes, terrains, turns: null, passages }
    },
    start: () => {},
    stop: () => {
      areas = []
    },
  }
}

type Known = EngineState & { version: number }

/** The last way of the network: each build has new ones. Null without any. */
async function findVersion(db: Db): Promise<number | null> {
  const { rows } = await executePrepared<{ version: number | null }>(
    db,
    sql`select max(id) as version from reseau_aretes`,
  )
  return rows[0]?.version ?? null
}

type Box = { west: number; south: number; east: number; north: number }

async function findState(db: Db): Promise<EngineState> {
  const { rows } = await db.execute<Box>(sql`
    select st_xmin(box) as west, st_ymin(box) as south, st_xmax(box) as east,
      st_ymax(box) as north
    from (select st_extent(emprise) as box from reseau_aretes) r`)
  const [row] = rows
  const bounds = row ? ([row.west, row.south, row.east, row.north] as const) : null
  return { bounds, attribution: null }
}

const crossesDateline = (points: readonly Position[]): boolean => {
  const lon = points.map(([x]) => x)
  return Math.max(...lon) - Math.min(...lon) > 180
}

function boundsAround(points: readonly Position[]): Bounds {
  const lon = points.map(([x]) => x)
  const lat = points.map(([, y]) => y)
  const [west, south, east, north] = [
    Math.min(...lon),
    Math.min(...lat),
    Math.max(...lon),
    Math.max(...lat),
  ]
  const extent = Math.max(north - south, (east - west) * cosDegrees(south))
  const tall = Math.max(AROUND / DEGREE, extent / 2)
  const wide = tall / Math.max(0.05, cosDegrees(north))
  return [west - wide, south - tall, east + wide, north + tall]
}

const snapOut = ([west, south, east, north]: Bounds): Bounds => [
  Math.floor(west / CELL) * CELL,
  Math.floor(south / CELL) * CELL,
  Math.ceil(east / CELL) * CELL,
  Math.ceil(north / CELL) * CELL,
]

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

type EdgeRow = {
  noeud_a: number
  noeud_b: number
  ligne: string
  altitudes: string
  longueur: number
  nb_parcours: number
  terrains: [number, number, TypeSurface][]
}

/** Null where there are more than `most`. */
async function loadEdges(db: Db, bounds: Bounds, most: number): Promise<NetworkEdge[] | null> {
  const [west, south, east, north] = bounds
  const { rows } = await executePrepared<EdgeRow>(
    db,
    sql`
    select noeud_a, noeud_b, ligne, altitudes, longueur, nb_parcours, terrains
    from reseau_aretes
    where emprise && st_makeenvelope(
      ${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)
    limit ${most + 1}::int`,
  )
  return rows.length > most ? null : rows.map(toEdge)
}

/** The ways nearest to the middle of a full area. */
async function loadNearest(db: Db, bounds: Bounds, most: number): Promise<NetworkEdge[]> {
  const [west, south, east, north] = bounds
  const { rows } = await db.execute<EdgeRow>(sql`
    select noeud_a, noeud_b, ligne, altitudes, longueur, nb_parcours, terrains
    from reseau_aretes
    order by emprise <-> st_setsrid(
      st_makepoint(${(west + east) / 2}::float8, ${(south + north) / 2}::float8), 4326)
    limit ${most}::int`)
  return rows.map(toEdge)
}

const toEdge = (row: EdgeRow): NetworkEdge => ({
  from: row.noeud_a,
  to: row.noeud_b,
  ...decodePolyline(row.ligne),
  ele: decodeColumn(row.altitudes),
  length: row.longueur,
  routes: row.nb_parcours,
  terrains: row.terrains,
})
