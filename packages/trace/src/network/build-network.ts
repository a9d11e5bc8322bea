import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at } from '../column.ts'
import { distanceBetween } from '../distance.ts'
import { contract } from './contract-network.ts'
import type { Link, Network, NetworkEdge, NetworkPiece, NetworkRoute } from './network.ts'
import { createVertices } from './vertices.ts'

/** Metres between points of a line: a crossing is then within reach of one of them. */
const STEP = 10
/** Metres within which two lines are one way; a line that follows leaves it only farther off. */
const JOIN = 15
const LEAVE = 22
/** The same between two passages of one route: hairpins are closer than two recordings. */
const JOIN_ITSELF = 6
/** Metres along a route before it may meet itself. */
const APART = 60
/** A way around is the same way up to that ratio, and that many metres. */
const SAME_RATIO = 1.4
const SAME_METRES = 12

export type NetworkBuilder = {
  add: (route: NetworkRoute) => void
  build: () => Network
  /** The ways one by one, for who lets others in between them. */
  edges: () => Generator<NetworkEdge>
  /** Memory grows with it. */
  size: () => number
}

/**
 * Joins recorded lines into one network: crossings become junctions, and lines within 15 m of each
 * other become one way, whose shape is that of the first. About 10 µs per point.
 */
export function createNetworkBuilder(): NetworkBuilder {
  const vertices = createVertices()
  const links: Link[][] = []
  /** Route that made each vertex, and metres along that route. */
  const makers: { route: number; metres: number }[] = []
  let count = 0

  const addVertex = (lon: number, lat: number, ele: number, metres: number): number => {
    makers.push({ route: count, metres })
    links.push([])
    return vertices.add(lon, lat, ele)
  }

  const link = (a: number, b: number, surface: TypeSurface | null): void => {
    const length = vertices.measure(a, b)
    links[a]?.push({ to: b, length, routes: 1, last: count, surface })
    links[b]?.push({ to: a, length, routes: 1, last: count, surface })
  }

  /** Short way along the network as vertices; null when it is longer than `most` metres. */
  const follow = (from: number, to: number, most: number): number[] | null => {
    if (from === to) return [from]
    const queue: { vertex: number; metres: number; path: number[] }[] = [
      { vertex: from, metres: 0, path: [from] },
    ]
    const seen = new Set([from])
    for (const { vertex, metres, path } of queue) {
      for (const { to: next, length } of links[vertex] ?? []) {
        if (seen.has(next) || metres + length > most) continue
        if (next === to) return [...path, next]
        seen.add(next)
        queue.push({ vertex: next, metres: metres + length, path: [...path, next] })
      }
    }
    return null
  }

  const countAlong = (path: readonly number[], surface: TypeSurface | null): void => {
    for (const [rank, vertex] of path.slice(1).entries()) {
      const before = path[rank] ?? 0
      for (const [a, b] of [
        [before, vertex],
        [vertex, before],
      ] as const) {
        const segment = links[a]?.find(({ to }) => to === b)
        if (!segment) continue
        segment.surface ??= surface
        if (segment.last === count) continue
        segment.last = count
        segment.routes++
      }
    }
  }

  const findVertex = (
    lon: number,
    lat: number,
    { before, metres }: { before: number; metres: number },
  ): number | null => {
    const isFollowing = before >= 0 && makers[before]?.route !== count
    const candidates = vertices
      .near(lon, lat, isFollowing ? LEAVE : JOIN)
      .filter(({ vertex, metres: away }) => {
        const maker = makers[vertex]
        if (maker?.route !== count) return true
        return away <= JOIN_ITSELF && metres - maker.metres > APART
      })
      .toSorted((a, b) => a.metres - b.metres)
    const [nearest] = candidates
    if (!nearest || before < 0) return nearest?.vertex ?? null
    // The followed leg of a hairpin, rather than the one beside it.
    const onWay = candidates.find(({ vertex }) =>
      follow(before, vertex, (STEP + nearest.metres) * 3),
    )
    if (onWay) return onWay.vertex
    return nearest.metres <= JOIN ? nearest.vertex : null
  }

  /** @returns metres along the route at the end of the piece */
  const addPiece = (piece: NetworkPiece, start: number): number => {
    let before = -1
    let metres = start
    for (const point of walk(piece)) {
      const { lon, lat, ele, surface } = point
      metres = start + point.metres
      const found = findVertex(lon, lat, { before, metres })
      const here = found ?? addVertex(lon, lat, ele, metres)
      if (found !== null && Number.isNaN(vertices.ele[found] ?? 0)) vertices.ele[found] = ele
      if (before >= 0 && before !== here) {
        const most = vertices.measure(before, here) * SAME_RATIO + SAME_METRES
        const path = follow(before, here, most)
        if (path) countAlong(path, surface)
        else link(before, here, surface)
      }
      before = here
    }
    return metres
  }

  return {
    add({ pieces }) {
      count++
      // A piece may meet the end of the one before it.
      let start = 0
      for (const piece of pieces) start = addPiece(piece, start) + 2 * APART
    },
    build: () => ({ edges: [...contract(vertices, links)] }),
    edges: () => contract(vertices, links),
    size: () => links.length,
  }
}

type Walked = {
  lon: number
  lat: number
  ele: number
  surface: TypeSurface | null
  metres: number
}

/** Points of a piece with more between those that are far apart. */
function* walk({ lon, lat, ele, surfaces }: NetworkPiece): Generator<Walked> {
  let metres = 0
  for (let index = 0; index < lon.length; index++) {
    const here = { lon: at(lon, index), lat: at(lat, index), ele: at(ele, index) }
    const surface = surfaces[index] ?? null
    yield { ...here, surface: surfaces[index - 1] ?? surface, metres }
    if (index + 1 >= lon.length) return
    const next = { lon: at(lon, index + 1), lat: at(lat, index + 1), ele: at(ele, index + 1) }
    const length = distanceBetween(here.lon, here.lat, next.lon, next.lat)
    const parts = Math.max(1, Math.ceil(length / STEP))
    for (let part = 1; part < parts; part++) {
      const share = part / parts
      const mix = (a: number, b: number) => a + (b - a) * share
      yield {
        lon: mix(here.lon, next.lon),
        lat: mix(here.lat, next.lat),
        ele: mix(here.ele, next.ele),
        surface,
        metres: metres + length * share,
      }
    }
    metres += length
  }
}
