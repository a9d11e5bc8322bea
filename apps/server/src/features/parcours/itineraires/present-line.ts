import type { Troncon } from '@foulee/contract/parcours/itineraires'
import type { ModeTroncon } from '@foulee/domain/parcours/itineraire'
import { accumulateDistances } from '@foulee/trace/distance'
import { encodePolyline } from '@foulee/trace/polyline'
import { toAltitudes } from '#kernel/tracks/dessin.ts'
import type { RoutedLine } from '#platform/routing/engine.ts'

export function presentLine(line: RoutedLine, mode: ModeTroncon): Troncon {
  const { lon, lat, altitudes, terrains, turns } = line
  const distance = Math.round(accumulateDistances({ lon, lat }).at(-1) ?? 0)
  return {
    ligne: encodePolyline({ lon, lat }),
    altitudes: altitudes ? toAltitudes(altitudes) : Array.from(lon, () => null),
    distance,
    mode,
    terrains: terrains?.map(([from, to, type]) => [Math.round(from), Math.round(to), type]) ?? null,
    consignes: turns?.map((turn) => ({ ...turn, metres: Math.round(turn.metres) })) ?? null,
  }
}
