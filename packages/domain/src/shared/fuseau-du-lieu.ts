/**
 * Time zone of a place. Apart from `fuseau.ts` as it contains a world map that pages must not load.
 */

import findZone from '@photostructure/tz-lookup'
import { PARIS } from './fuseau.ts'
import { A_PLUSIEURS_FUSEAUX, FUSEAU_DU_PAYS } from './fuseaux-pays.ts'
import type { Position } from './geo.ts'

const BY_DEPARTEMENT: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/St_Barthelemy',
  '978': 'America/Marigot',
  '984': 'Indian/Kerguelen',
  '986': 'Pacific/Wallis',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

/** French Polynesia has three time zones. */
const POLYNESIE = '987'

export type Lieu = {
  pays: string
  departement: string | null
  position?: Position | null
}

/**
 * IANA time zone of a place (produit 4.10): by département or country; if ambiguous or unknown by
 * position; else the most populated zone.
 */
export function getFuseau({ pays, departement, position }: Lieu): string {
  if (pays === 'FR' && departement && departement !== POLYNESIE) {
    return BY_DEPARTEMENT[departement] ?? PARIS
  }
  const isSpread = pays === 'FR' || A_PLUSIEURS_FUSEAUX.has(pays)
  if (position && isSpread) return findZone(position[1], position[0])
  return BY_DEPARTEMENT[departement ?? ''] ?? FUSEAU_DU_PAYS.get(pays) ?? PARIS
}

export const getFuseauDe = (departement: string | null): string =>
  getFuseau({ pays: 'FR', departement })
