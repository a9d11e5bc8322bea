import type { Position } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at } from '../column.ts'
import type { Network, NetworkEdge } from './network.ts'
import type { OsmWay } from './write-osm-pbf.ts'

/** Kinds of way; other surfaces are a path with that `surface`. */
const HIGHWAYS: Readonly<Partial<Record<TypeSurface, OsmWay['tags']>>> = {
  track: { highway: 'track' },
  path: { highway: 'path' },
  road: { highway: 'tertiary', surface: 'asphalt' },
  street: { highway: 'residential', surface: 'asphalt' },
  asphalt: { highway: 'residential', surface: 'asphalt' },
  paved: { highway: 'residential', surface: 'paved' },
  steps: { highway: 'steps' },
  cycleway: { highway: 'cycleway' },
  unknown: { highway: 'path' },
  natural: { highway: 'path', surface: 'ground' },
}

/** The network as ways of OpenStreetMap, for engines that know no other. */
export const toOsmWays = ({ edges }: Network): OsmWay[] =>
  edges.map((edge) => {
    const type = findMain(edge)
    return {
      points: Array.from(edge.lon, (lon, index): Position => [lon, at(edge.lat, index)]),
      tags: HIGHWAYS[type] ?? { highway: 'path', surface: type },
    }
  })

/** The surface of most of a way. */
function findMain({ terrains }: NetworkEdge): TypeSurface {
  const metres = new Map<TypeSurface, number>()
  for (const [from, to, type] of terrains) metres.set(type, (metres.get(type) ?? 0) + to - from)
  const [main] = [...metres].toSorted((a, b) => b[1] - a[1])
  return main?.[0] ?? 'unknown'
}
