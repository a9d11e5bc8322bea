import { distanceFigure, formatNombre } from '@foulee/domain/shared/mesure'

type Chiffre = { valeur: string; unite: string } | null

export function toKm(metres: number | null): Chiffre {
  if (metres === null) return null
  const { value, unit } = distanceFigure(metres)
  return { valeur: value, unite: unit }
}

export const toDplus = (metres: number | null): Chiffre =>
  metres === null ? null : { valeur: formatNombre(metres), unite: 'm\u00a0D+' }
