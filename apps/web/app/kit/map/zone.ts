import type { Position, Zone } from '@foulee/domain/shared/geo'

export const METROPOLE: Zone = { ouest: -5.2, sud: 41.3, est: 9.7, nord: 51.2 }

const KM_PER_DEGREE = 111.2

export function zoneOf(positions: Iterable<Position>): Zone | null {
  let zone: Zone | null = null
  for (const [lon, lat] of positions) {
    zone ??= { ouest: lon, sud: lat, est: lon, nord: lat }
    zone.ouest = Math.min(zone.ouest, lon)
    zone.sud = Math.min(zone.sud, lat)
    zone.est = Math.max(zone.est, lon)
    zone.nord = Math.max(zone.nord, lat)
  }
  return zone
}

/** Box of `rayon_km` to each side of a position; degrees of longitude shrink with latitude. */
export function zoneAround([lon, lat]: Position, rayon_km: number): Zone {
  const height = rayon_km / KM_PER_DEGREE
  const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return {
    ouest: Math.max(-180, lon - width),
    sud: Math.max(-85, lat - height),
    est: Math.min(180, lon + width),
    nord: Math.min(85, lat + height),
  }
}

export function isInZone([lon, lat]: Position, zone: Zone): boolean {
  return lon >= zone.ouest && lon <= zone.est && lat >= zone.sud && lat <= zone.nord
}

/**
 * Initial area for positions: those in mainland France if any, so that one race in La Réunion does
 * not show the globe; France when there are none.
 */
export function zoneToShow(positions: readonly Position[]): Zone {
  const mainland = positions.filter((position) => isInZone(position, METROPOLE))
  return zoneOf(mainland) ?? zoneOf(positions) ?? METROPOLE
}

export function isSameZone(a: Zone | undefined, b: Zone | undefined): boolean {
  if (!a || !b) return a === b
  return a.ouest === b.ouest && a.sud === b.sud && a.est === b.est && a.nord === b.nord
}

/**
 * Area for the API: clamped to the globe and rounded outwards to 4 decimals (10 m), so that equal
 * views share a request.
 */
export function roundZone({ ouest, sud, est, nord }: Zone): Zone {
  const down = (value: number) => Math.floor(value * 1e4) / 1e4
  const up = (value: number) => Math.ceil(value * 1e4) / 1e4
  return {
    ouest: Math.max(-180, down(ouest)),
    sud: Math.max(-90, down(sud)),
    est: Math.min(180, up(est)),
    nord: Math.min(90, up(nord)),
  }
}

export function toBounds({ ouest, sud, est, nord }: Zone): [number, number, number, number] {
  return [ouest, sud, est, nord]
}
