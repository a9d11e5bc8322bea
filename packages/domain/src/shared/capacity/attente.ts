/** The waiting list of a full date, of stays and of events alike (produit 10.2, 12.4, decision 107). */

export const ETATS_ATTENTE = ['attente', 'proposee', 'acceptee', 'expiree', 'retiree'] as const
export type EtatAttente = (typeof ETATS_ATTENTE)[number]

/** Somebody who waits for so many places. */
export type EnAttente = { id: number; nb_places: number }

/** Places of which some are held; `places` is null where as many come as wish. */
export type Places = { places: number | null; places_prises: number }

/** Places that nobody holds: without end where they are not counted. */
export const countLibres = ({ places, places_prises }: Places): number =>
  places === null ? Number.POSITIVE_INFINITY : Math.max(0, places - places_prises)

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

/** Until when an offer stands: the hours of whoever offers, and never past the end of the sale. */
export const getFinProposition = (now: Date, heures: number, finVente: Date): Date =>
  new Date(Math.min(now.getTime() + heures * 3_600_000, finVente.getTime()))
