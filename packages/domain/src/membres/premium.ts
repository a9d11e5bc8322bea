/** A premium period (produit 11.3). */

export const ETATS_PREMIUM = ['a_venir', 'en_cours', 'finie'] as const
export type EtatPremium = (typeof ETATS_PREMIUM)[number]

type Periode = { du: Date; au: Date }

/** Where a period stands at this moment; its last instant is no longer within it. */
export function getEtatPremium({ du, au }: Periode, now: Date): EtatPremium {
  if (au <= now) return 'finie'
  return du < now ? 'en_cours' : 'a_venir'
}

/**
 * What is left of a period at this moment, in milliseconds: all of one to come, nothing of one that is
 * over. Taken back, that much sooner begins and ends whatever follows.
 */
export const getReste = ({ du, au }: Periode, now: Date): number =>
  Math.max(0, au.getTime() - Math.max(du.getTime(), now.getTime()))
