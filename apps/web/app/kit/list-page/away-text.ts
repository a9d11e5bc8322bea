import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { formatNombre } from '@foulee/domain/shared/mesure'

/** « à 12 km », « à moins d’1 km » instead of 0; null when either position is unknown. */
export function awayText(position: Position | null, origin: Position): string | null {
  if (!position) return null
  const metres = distanceMetres(origin, position)
  return metres < 1000
    ? 'à moins d’1\u00a0km'
    : `à\u00a0${formatNombre(Math.round(metres / 1000))}\u00a0km`
}
