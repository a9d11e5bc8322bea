import { formatNombre } from '@foulee/domain/mesure'

type Chiffre = { valeur: string; unite: string } | null

export const sayKm = (metres: number | null): Chiffre =>
  metres === null ? null : { valeur: formatNombre(metres / 1000, 1), unite: 'km' }

export const sayDplus = (metres: number | null): Chiffre =>
  metres === null ? null : { valeur: formatNombre(metres), unite: 'm\u00a0D+' }
