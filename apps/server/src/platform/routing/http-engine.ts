import type { Moteur } from '@foulee/domain/parcours/itineraire'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { at } from '@foulee/trace/column'
import type { Miss, RoutedLine } from './engine.ts'

const NAMES: Readonly<Record<Moteur, string>> = {
  valhalla: 'Valhalla',
  ign: 'the routing of IGN',
  membres: 'the network of members',
}
export const nameOf = (engine: Moteur): string => NAMES[engine]

/**
 * Engines take the nearest path, however far: a point at sea is led to the coast.
 * @param reach metres
 */
export function findStray(
  { lon, lat, passages }: RoutedLine,
  points: readonly Position[],
  reach: number,
): Miss | null {
  const rank = points.findIndex((point, index) => {
    const place = passages[index] ?? 0
    return distanceMetres(point, [at(lon, place), at(lat, place)]) > reach
  })
  return rank < 0 ? null : { miss: 'outside', rank }
}

/** Lines of legs end to end, the common point once. */
export function joinLines(legs: readonly { lon: Float64Array; lat: Float64Array }[]) {
  const [lon, lat]: [number[], number[]] = [[], []]
  const passages = [0]
  for (const leg of legs) {
    const isSame = lon.length > 0 && lon.at(-1) === leg.lon[0] && lat.at(-1) === leg.lat[0]
    lon.push(...leg.lon.slice(isSame ? 1 : 0))
    lat.push(...leg.lat.slice(isSame ? 1 : 0))
    passages.push(Math.max(0, lon.length - 1))
  }
  return { lon: roundDegrees(lon), lat: roundDegrees(lat), passages }
}

const roundDegrees = (degrees: readonly number[]) =>
  Float64Array.from(degrees, (value) => Math.round(value * 1e5) / 1e5)
