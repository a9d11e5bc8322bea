import type { Position } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at } from '../column.ts'
import { accumulateDistances, cosDegrees, DEGREE } from '../distance.ts'
import { createHeap } from './heap.ts'
import type { Network, NetworkEdge } from './network.ts'

/** Preference for ways of many routes: as if that much shorter, per doubling of the routes. */
const PREFERRED = 0.06
const LEAST = 0.7
/** A way already taken counts that often again in a loop. */
const AGAIN = 4

/** Degrees, metres; `ele` is NaN where unknown. */
export type Way = {
  lon: Float64Array
  lat: Float64Array
  ele: Float64Array
  terrains: [number, number, TypeSurface][]
  /** Indexes in the line of the points, both ends included. */
  passages: number[]
}

type Place = {
  edge: number
  /** Segment of the edge, the place on it, and metres along the edge. */
  index: number
  lon: number
  lat: number
  ele: number
  along: number
  away: number
}

export type NetworkIndex = {
  /** Nearest place on the network within `metres`; null without any. */
  locate: (point: Position, metres: number) => Place | null
  /** Shortest way through all places; null when a leg has none. */
  findWay: (places: readonly Place[], options?: { isLoop?: boolean }) => Way | null
}

type Arc = { edge: number; to: number; isForward: boolean }

export function indexNetwork(network: Network): NetworkIndex {
  const edges = splitEdges(network)
  const nodes = new Map<number, number>()
  const arcs: Arc[][] = []
  const numberOf = (node: number): number => {
    const known = nodes.get(node)
    if (known !== undefined) return known
    arcs.push([])
    nodes.set(node, arcs.length - 1)
    return arcs.length - 1
  }
  const ends = edges.map(({ from, to }, edge) => {
    const [start, end] = [numberOf(from), numberOf(to)]
    arcs[start]?.push({ edge, to: end, isForward: true })
    arcs[end]?.push({ edge, to: start, isForward: false })
    return { start, end }
  })
  const costs = edges.map(
    ({ length, routes }) => length * Math.max(LEAST, 1 - PREFERRED * Math.log2(routes)),
  )

  const locate = (point: Position, metres: number): Place | null => {
    let best: Place | null = null
    for (const [edge, line] of edges.entries()) {
      if (!isNear(line, point, metres)) continue
      const place = locateOn(line, edge, point)
      if (place.away <= metres && (!best || place.away < best.away)) best = place
    }
    return best
  }

  const findLeg = (from: Place, to: Place, taken: Set<number>): Leg | null => {
    const direct = from.edge === to.edge ? [cutEdge(edges, from, to)] : null
    const price = (edge: number) => (costs[edge] ?? 0) * (taken.has(edge) ? AGAIN : 1)
    const directCost = direct ? price(from.edge) * shareOf(edges, from, to) : Infinity
    const best = new Float64Array(arcs.length).fill(Infinity)
    const back: ({ node: number; arc: Arc } | null)[] = new Array(arcs.length).fill(null)
    const heap = createHeap()
    const [a, b] = [ends[from.edge], ends[to.edge]]
    if (!a || !b) return null
    const share = (place: Place) => place.along / Math.max(1, edges[place.edge]?.length ?? 1)
    const reach = (node: number, cost: number, step: { node: number; arc: Arc } | null) => {
      if (cost >= (best[node] ?? 0)) return
      best[node] = cost
      back[node] = step
      heap.push(node, cost)
    }
    reach(a.start, price(from.edge) * share(from), null)
    reach(a.end, price(from.edge) * (1 - share(from)), null)
    const last = [
      { node: b.start, cost: price(to.edge) * share(to) },
      { node: b.end, cost: price(to.edge) * (1 - share(to)) },
    ]
    for (let next = heap.pop(); next; next = heap.pop()) {
      const { node, cost } = next
      if (cost > (best[node] ?? 0)) continue
      if (last.every((end) => (best[end.node] ?? Infinity) <= cost)) break
      for (const arc of arcs[node] ?? []) reach(arc.to, cost + price(arc.edge), { node, arc })
    }
    const [first, second] = last.map((end) => ({ ...end, cost: end.cost + (best[end.node] ?? 0) }))
    const end = first && second && second.cost < first.cost ? second : first
    if (!end || Math.min(end.cost, directCost) === Infinity) return null
    if (direct && directCost <= end.cost) return { pieces: direct, edges: [from.edge] }
    return walkBack({ edges, ends, back }, { from, to, end: end.node })
  }

  return {
    locate,
    findWay(places, { isLoop = false } = {}) {
      const taken = new Set<number>()
      const legs: Leg[] = []
      for (const [rank, to] of places.slice(1).entries()) {
        const from = places[rank]
        const leg = from && findLeg(from, to, taken)
        if (!leg) return null
        if (isLoop) for (const edge of leg.edges) taken.add(edge)
        legs.push(leg)
      }
      return joinLegs(legs)
    },
  }
}

const isNear = ({ lon, lat }: NetworkEdge, [x, y]: Position, metres: number): boolean => {
  const tall = metres / DEGREE
  const wide = tall / Math.max(0.01, cosDegrees(y))
  let [isLeft, isRight, isBelow, isAbove] = [true, true, true, true]
  for (let index = 0; index < lon.length; index++) {
    if ((lon[index] ?? 0) > x - wide) isLeft = false
    if ((lon[index] ?? 0) < x + wide) isRight = false
    if ((lat[index] ?? 0) > y - tall) isBelow = false
    if ((lat[index] ?? 0) < y + tall) isAbove = false
  }
  return !isLeft && !isRight && !isBelow && !isAbove
}

function locateOn({ lon, lat, ele }: NetworkEdge, edge: number, [x, y]: Position): Place {
  const cosine = cosDegrees(y)
  const distances = accumulateDistances({ lon, lat })
  let best: Place | null = null
  for (let index = 0; index < lon.length - 1; index++) {
    const [lonA, latA] = [at(lon, index), at(lat, index)]
    const [dx, dy] = [(at(lon, index + 1) - lonA) * cosine, at(lat, index + 1) - latA]
    const [px, py] = [(x - lonA) * cosine, y - latA]
    const square = dx * dx + dy * dy
    const share = square > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / square)) : 0
    const away = Math.hypot(px - dx * share, py - dy * share) * DEGREE
    if (best && away >= best.away) continue
    const mix = (column: Float64Array) =>
      at(column, index) + (at(column, index + 1) - at(column, index)) * share
    best = {
      edge,
      index,
      away,
      lon: mix(lon),
      lat: mix(lat),
      ele: mix(ele),
      along: mix(distances),
    }
  }
  return best ?? { edge, index: 0, lon: x, lat: y, ele: Number.NaN, along: 0, away: Infinity }
}

/** Metres of an edge that is taken or not as a whole. */
const WHOLE = 120

/** Long ways in parts, and rings in three, so that a loop may take one part and avoid it later. */
function splitEdges({ edges }: Network): NetworkEdge[] {
  let node = edges.reduce((most, { from, to }) => Math.max(most, from, to), 0)
  return edges.flatMap((edge) => {
    const { from, to, length, routes } = edge
    const count = Math.max(from === to ? 3 : 1, Math.ceil(length / WHOLE))
    if (count === 1) return [edge]
    const distances = accumulateDistances(edge)
    const places = Array.from({ length: count + 1 }, (_, rank) =>
      placeAlong(edge, distances, (length * rank) / count),
    )
    return places.slice(1).map((end, rank): NetworkEdge => {
      const start = places[rank] ?? end
      const { lon, lat, ele, ...part } = cutEdge([edge], start, end)
      const isLast = rank === count - 1
      const before = rank === 0 ? from : node
      if (!isLast) node++
      return {
        ...part,
        from: before,
        to: isLast ? to : node,
        lon: Float64Array.from(lon),
        lat: Float64Array.from(lat),
        ele: Float64Array.from(ele),
        routes,
      }
    })
  })
}

function placeAlong({ lon, lat, ele }: NetworkEdge, distances: Float64Array, along: number): Place {
  let index = 0
  while (index < lon.length - 2 && at(distances, index + 1) <= along) index++
  const width = at(distances, index + 1) - at(distances, index)
  const share = width > 0 ? Math.min(1, (along - at(distances, index)) / width) : 0
  const mix = (column: Float64Array) =>
    at(column, index) + (at(column, index + 1) - at(column, index)) * share
  return { edge: 0, index, lon: mix(lon), lat: mix(lat), ele: mix(ele), along, away: 0 }
}

type Piece = {
  lon: number[]
  lat: number[]
  ele: number[]
  terrains: [number, number, TypeSurface][]
  length: number
}
type Leg = { pieces: Piece[]; edges: number[] }

function shareOf(edges: readonly NetworkEdge[], from: Place, to: Place): number {
  return Math.abs(to.along - from.along) / Math.max(1, edges[from.edge]?.length ?? 1)
}

/** Part of one edge between two places on it, in the direction of the way. */
function cutEdge(edges: readonly NetworkEdge[], from: Place, to: Place): Piece {
  const isForward = from.along <= to.along
  const [low, high] = isForward ? [from, to] : [to, from]
  const edge = edges[from.edge]
  if (!edge) throw new Error('A place lies on an edge.')
  const inner = (column: Float64Array) => [...column.slice(low.index + 1, high.index + 1)]
  const piece: Piece = {
    lon: [low.lon, ...inner(edge.lon), high.lon],
    lat: [low.lat, ...inner(edge.lat), high.lat],
    ele: [low.ele, ...inner(edge.ele), high.ele],
    terrains: edge.terrains.flatMap(([start, end, type]): Piece['terrains'] => {
      const [a, b] = [Math.max(start, low.along), Math.min(end, high.along)]
      return b > a ? [[a - low.along, b - low.along, type]] : []
    }),
    length: high.along - low.along,
  }
  return isForward ? piece : reverse(piece)
}

const reverse = ({ lon, lat, ele, terrains, length }: Piece): Piece => ({
  lon: lon.toReversed(),
  lat: lat.toReversed(),
  ele: ele.toReversed(),
  terrains: terrains
    .map(([from, to, type]): Piece['terrains'][number] => [length - to, length - from, type])
    .toReversed(),
  length,
})

type Found = {
  edges: readonly NetworkEdge[]
  ends: readonly { start: number; end: number }[]
  back: readonly ({ node: number; arc: Arc } | null)[]
}

function walkBack(
  { edges, ends, back }: Found,
  { from, to, end }: { from: Place; to: Place; end: number },
): Leg {
  const pieces: Piece[] = []
  const used: number[] = [to.edge]
  let node = end
  for (let step = back[node]; step; step = back[node]) {
    const edge = edges[step.arc.edge]
    if (!edge) break
    const whole: Piece = {
      lon: [...edge.lon],
      lat: [...edge.lat],
      ele: [...edge.ele],
      terrains: edge.terrains,
      length: edge.length,
    }
    pieces.unshift(step.arc.isForward ? whole : reverse(whole))
    used.unshift(step.arc.edge)
    node = step.node
  }
  const isStart = ends[from.edge]?.start === node
  const isToStart = ends[to.edge]?.start === end
  const first = cutEdge(edges, from, endOf(edges, from.edge, isStart))
  const last = cutEdge(edges, endOf(edges, to.edge, isToStart), to)
  return { pieces: [first, ...pieces, last], edges: [from.edge, ...used] }
}

function endOf(edges: readonly NetworkEdge[], edge: number, isStart: boolean): Place {
  const line = edges[edge]
  if (!line) throw new Error('A place lies on an edge.')
  const index = isStart ? 0 : line.lon.length - 1
  return {
    edge,
    index: isStart ? 0 : index - 1,
    lon: at(line.lon, index),
    lat: at(line.lat, index),
    ele: at(line.ele, index),
    along: isStart ? 0 : line.length,
    away: 0,
  }
}

function joinLegs(legs: readonly Leg[]): Way {
  const [lon, lat, ele]: [number[], number[], number[]] = [[], [], []]
  const terrains: Way['terrains'] = []
  const passages = [0]
  let before = 0
  for (const { pieces } of legs) {
    for (const piece of pieces) {
      for (let index = 0; index < piece.lon.length; index++) {
        if (piece.lon[index] === lon.at(-1) && piece.lat[index] === lat.at(-1)) continue
        lon.push(piece.lon[index] ?? 0)
        lat.push(piece.lat[index] ?? 0)
        ele.push(piece.ele[index] ?? Number.NaN)
      }
      for (const [from, to, type] of piece.terrains) {
        const last = terrains.at(-1)
        const [start, end] = [before + from, before + to]
        if (last && last[2] === type && Math.abs(last[1] - start) < 1) last[1] = end
        else terrains.push([start, end, type])
      }
      before += piece.length
    }
    passages.push(Math.max(0, lon.length - 1))
  }
  return {
    lon: Float64Array.from(lon),
    lat: Float64Array.from(lat),
    ele: Float64Array.from(ele),
    terrains,
    passages,
  }
}
