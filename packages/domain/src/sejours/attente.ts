/** The waiting list of a full departure (produit 10.2, decision 107). */

export const ETATS_ATTENTE = ['attente', 'proposee', 'acceptee', 'expiree', 'retiree'] as const
export type EtatAttente = (typeof ETATS_ATTENTE)[number]

/** Somebody who waits for so many places. */
export type EnAttente = { id: number; nb_places: number }

/**
 * Who is offered places that came free: the first whose number fits, then the next that fits what is left.
 * Whoever does not fit keeps their rank and keeps nobody else waiting. Never more than is free.
 * @param attentes in the order in which they came
 */
export function chooseOffers<A extends EnAttente>(attentes: readonly A[], libres: number): A[] {
  let left = libres
  return attentes.filter(({ nb_places }) => {
    if (nb_places > left) return false
    left -= nb_places
    return true
  })
}

/** Until when an offer stands: the hours of the agency, and never past the end of the sale. */
export const getFinProposition = (now: Date, heures: number, finVente: Date): Date =>
  new Date(Math.min(now.getTime() + heures * 3_600_000, finVente.getTime()))
