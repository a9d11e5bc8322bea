import type { TypeSurface } from '@foulee/domain/shared/surface'
import { accumulateDistances } from '../distance.ts'
import { selectPoints } from '../simplify.ts'
import type { Link, NetworkEdge } from './network.ts'
import type { Vertices } from './vertices.ts'

/** Metres; the shape of a way between junctions. */
const TOLERANCE = 1.5
/** Dead ends shorter than that are noise of a recording. */
const STUB = 25

/** Ways between junctions and dead ends, each once. */
export function* contract(vertices: Vertices, links: readonly Link[][]): Generator<NetworkEdge> {
  const isJunction = (vertex: number) => links[vertex]?.length !== 2
  const seen = new Set<string>()
  const trace = (start: number, first: Link): NetworkEdge | null => {
    if (seen.has(keyOf(start, first.to))) return null
    const chain = walkChain(links, start, first, isJunction)
    for (const [rank, vertex] of chain.path.slice(1).entries()) {
      const before = chain.path[rank] ?? 0
      seen.add(keyOf(before, vertex))
      seen.add(keyOf(vertex, before))
    }
    const edge = toEdge(vertices, chain)
    const isStub =
      (links[edge.to]?.length === 1 || links[start]?.length === 1) && edge.length < STUB
    return isStub ? null : edge
  }
  for (const [vertex, out] of links.entries()) {
    if (!isJunction(vertex)) continue
    for (const first of out) {
      const edge = trace(vertex, first)
      if (edge) yield edge
    }
  }
  // Rings without any junction.
  for (const [vertex, out] of links.entries()) {
    for (const first of out) {
      const edge = trace(vertex, first)
      if (edge) yield edge
    }
  }
}

const keyOf = (a: number, b: number) => `${a} ${b}`

type Chain = { path: number[]; steps: Link[] }

function walkChain(
  links: readonly Link[][],
  start: number,
  first: Link,
  isJunction: (vertex: number) => boolean,
): Chain {
  const path = [start, first.to]
  const steps = [first]
  let [before, here] = [start, first.to]
  while (!isJunction(here) && here !== start) {
    const next = links[here]?.find(({ to }) => to !== before)
    if (!next) break
    path.push(next.to)
    steps.push(next)
    ;[before, here] = [here, next.to]
  }
  return { path, steps }
}

function toEdge({ lon, lat, ele }: Vertices, { path, steps }: Chain): NetworkEdge {
  const pick = (column: readonly number[]) =>
    Float64Array.from(path, (vertex) => column[vertex] ?? Number.NaN)
  const whole = { lon: pick(lon), lat: pick(lat), ele: pick(ele), time: new Float64Array(0) }
  const distances = accumulateDistances(whole)
  const flags = selectPoints(whole, TOLERANCE)
  const keep = (column: Float64Array) => column.filter((_, index) => flags[index] === 1)
  return {
    from: path[0] ?? 0,
    to: path.at(-1) ?? 0,
    lon: keep(whole.lon),
    lat: keep(whole.lat),
    ele: keep(whole.ele),
    length: distances.at(-1) ?? 0,
    routes: Math.max(...steps.map(({ routes }) => routes)),
    terrains: readTerrains(steps, distances),
  }
}

function readTerrains(steps: readonly Link[], distances: Float64Array): NetworkEdge['terrains'] {
  const terrains: [number, number, TypeSurface][] = []
  for (const [rank, { surface }] of steps.entries()) {
    if (!surface || surface === 'unknown') continue
    const [from, to] = [distances[rank] ?? 0, distances[rank + 1] ?? 0]
    const last = terrains.at(-1)
    if (last && last[2] === surface && last[1] === from) last[1] = to
    else terrains.push([from, to, surface])
  }
  return terrains
}
