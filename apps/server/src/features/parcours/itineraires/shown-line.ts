import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { accumulateDistances } from '@foulee/trace/distance'
import type { NetworkPiece } from '@foulee/trace/network/network'
import { decodePolyline } from '@foulee/trace/polyline'

/** Visible pieces of a route, with the altitudes of its profile and its surfaces. */
export function readShownLine(
  { lignes, profil }: Pick<Trace, 'lignes' | 'profil'>,
  troncons: Parcours['troncons'],
): NetworkPiece[] {
  let start = 0
  return lignes.map((ligne) => {
    const line = decodePolyline(ligne)
    const distances = accumulateDistances(line, start)
    start = distances.at(-1) ?? start
    return {
      ...line,
      ele: distances.map((metres) => readAltitude(profil, metres)),
      surfaces: Array.from(distances, (metres) => findSurface(troncons, metres)),
    }
  })
}

function readAltitude({ pas, altitudes }: Trace['profil'], metres: number): number {
  const place = metres / Math.max(1, pas)
  const from = Math.min(altitudes.length - 1, Math.floor(place))
  const to = Math.min(altitudes.length - 1, from + 1)
  const [low, high] = [altitudes[from] ?? Number.NaN, altitudes[to] ?? Number.NaN]
  return low + (high - low) * Math.max(0, Math.min(1, place - from))
}

function findSurface(troncons: Parcours['troncons'], metres: number): TypeSurface | null {
  const found = troncons.find(([from, to]) => metres >= from && metres < to)
  return found?.[2] ?? null
}
