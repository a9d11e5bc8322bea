/** Waiting list of a full date, for stays and events (produit 10.2, 12.4, decision 107). */

export const ETATS_ATTENTE = ['attente', 'proposee', 'acceptee', 'expiree', 'retiree'] as const
export type EtatAttente = (typeof ETATS_ATTENTE)[number]

export type EnAttente = { id: number; nb_places: number }

export type Places = { places: number | null; places_prises: number }

/** Free places; Infinity without a limit. */
export const countLibres = ({ places, places_prises }: Places): number =>
  places === null ? Number.POSITIVE_INFINITY : Math.max(0, places - places_prises)

/**
 * Entries that receive freed places: first-come, first-served, skipping entries too large for the
 * rest; these keep their rank without blocking others. Never exceeds the free places.
 * @param attentes in order of arrival
 */
export function chooseOffers<A extends EnAttente>(attentes: readonly A[], libres: number): A[] {
  let left = libres
  return attentes.filter(({ nb_places }) => {
    if (nb_places > left) return false
    left -= nb_places
    return true
  })
}

/** Expiry of an offer: its validity in hours, capped by the end of sale. */
export const getFinProposition = (now: Date, heures: number, finVente: Date): Date =>
  new Date(Math.min(now.getTime() + heures * 3_600_000, finVente.getTime()))
