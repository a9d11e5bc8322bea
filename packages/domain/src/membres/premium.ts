export const ETATS_PREMIUM = ['a_venir', 'en_cours', 'finie'] as const
export type EtatPremium = (typeof ETATS_PREMIUM)[number]

type Periode = { du: Date; au: Date }

/** Derived state of a period; its end is exclusive. */
export function getEtatPremium({ du, au }: Periode, now: Date): EtatPremium {
  if (au <= now) return 'finie'
  return du < now ? 'en_cours' : 'a_venir'
}

/**
 * Remaining milliseconds: all of a future period, none of a past one. Revoking the period moves
 * later ones forward by as much.
 */
export const getReste = ({ du, au }: Periode, now: Date): number =>
  Math.max(0, au.getTime() - Math.max(du.getTime(), now.getTime()))
