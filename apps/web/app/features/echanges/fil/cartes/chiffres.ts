import { formatDistance, formatNombre } from '@foulee/domain/mesure'

type Chiffre = { valeur: string; unite: string } | null

export function sayKm(metres: number | null): Chiffre {
  if (metres === null) return null
  const [valeur = '', unite = ''] = formatDistance(metres).split('\u00a0')
  return { valeur, unite }
}

export const sayDplus = (metres: number | null): Chiffre =>
  metres === null ? null : { valeur: formatNombre(metres), unite: 'm\u00a0D+' }
