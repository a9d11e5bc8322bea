import { type Position, parseAutour, parseZone, type Zone } from '@foulee/domain/shared/geo'
import { zoneAround, zoneToShow } from '#kit/map/zone.ts'
import type { FilterValues } from './list-url.ts'

/** Margin in degrees: no point lies on the edge, and a single one is not shown at street level. */
const air = 0.08
const leastAir = 0.15

function withAir({ ouest, sud, est, nord }: Zone): Zone {
  const width = Math.max((est - ouest) * air, leastAir)
  const height = Math.max((nord - sud) * air, leastAir)
  return {
    ouest: Math.max(-180, ouest - width),
    sud: Math.max(-85, sud - height),
    est: Math.min(180, est + width),
    nord: Math.min(85, nord + height),
  }
}

export function searchedZone(filters: FilterValues, found: readonly Position[]): Zone {
  const zone = parseZone(filters.zone ?? '')
  if (zone) return zone
  const near = parseAutour(filters.autour ?? '')
  if (near) return zoneAround(near.position, near.rayon_km)
  return withAir(zoneToShow(found))
}

export const zoneText = ({ ouest, sud, est, nord }: Zone): string =>
  [ouest, sud, est, nord].join(',')
