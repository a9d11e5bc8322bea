import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import type { Turn } from '@foulee/domain/parcours/tracer/turns'
import { interpolate } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { type Located, locateOnWay, type Way } from '@foulee/trace/locate'
import { decodePolyline } from '@foulee/trace/polyline'

/**
 * Turns of a drawn route on the way that is followed: of a route with hidden ends they have other
 * metres. Those that lie on what is hidden are left out.
 */
export function listTurns({ troncons }: Pick<DessinParcours, 'troncons'>, way: Way): Turn[] {
  let located: Located | null = null
  const turns: Turn[] = []
  for (const { ligne, consignes } of troncons) {
    const { lon, lat } = decodePolyline(ligne)
    const distances = accumulateDistances({ lon, lat }, 0)
    for (const { metres, texte } of consignes ?? []) {
      const place = {
        lon: interpolate(distances, lon, metres),
        lat: interpolate(distances, lat, metres),
        accuracy: 0,
      }
      const found: Located | null = locateOnWay(way, place, located)
      if (!found || found.is_off) continue
      located = found
      turns.push({ metres: found.metres, texte })
    }
  }
  return turns
}
