import { CHANCE_SURE } from '@foulee/domain/parcours/prediction'

/** « 9 chances sur 10 »: tenths match the precision of the model; never « 0 » nor « 10 ». */
export function chanceText(chance: number): string {
  const tenths = Math.round(chance * 10)
  if (tenths < 1) return 'moins d’une chance sur\u00a010'
  if (tenths > 9) return 'plus de 9\u00a0chances sur\u00a010'
  return tenths === 1 ? 'une chance sur\u00a010' : `${tenths}\u00a0chances sur\u00a010`
}

export const isRisky = (chance: number): boolean => chance < CHANCE_SURE
