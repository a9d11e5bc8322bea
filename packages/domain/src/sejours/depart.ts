/** A departure of a stay: what its bookings make of it (produit 10.5). */

export const ETATS_DEPART = [
  'a_confirmer',
  'garanti',
  'complet',
  'clos',
  'passe',
  'annule',
] as const
export type EtatDepart = (typeof ETATS_DEPART)[number]

export const ETAT_DEPART_LABELS: Readonly<Record<EtatDepart, string>> = {
  a_confirmer: 'À confirmer',
  garanti: 'Départ garanti',
  complet: 'Complet',
  clos: 'Inscriptions closes',
  passe: 'Passé',
  annule: 'Annulé',
}

/** How departures that are added together follow each other. */
export const RYTHMES = ['semaine', 'quinzaine', 'mois'] as const
export type Rythme = (typeof RYTHMES)[number]

export const RYTHME_LABELS: Readonly<Record<Rythme, string>> = {
  semaine: 'Chaque semaine',
  quinzaine: 'Toutes les deux semaines',
  mois: 'Chaque mois',
}

/** Days `YYYY-MM-DD`. */
export type FiguresDepart = {
  debut: string
  cloture: string
  places: number
  /** What requests, bookings and offers hold, and of these what is confirmed. */
  places_prises: number
  places_confirmees: number
  participants_min: number
  est_annule: boolean
}

/**
 * Where a departure stands on a day. What is over or full says so before what is sure: whoever looks
 * for a place asks that first.
 */
export function getEtatDepart(depart: FiguresDepart, aujourdhui: string): EtatDepart {
  if (depart.est_annule) return 'annule'
  if (depart.debut <= aujourdhui) return 'passe'
  if (depart.places_prises >= depart.places) return 'complet'
  if (depart.cloture < aujourdhui) return 'clos'
  return isGaranti(depart) ? 'garanti' : 'a_confirmer'
}

/** Enough are confirmed for it to leave, also when it is full or closed. */
export const isGaranti = ({
  places_confirmees,
  participants_min,
}: Pick<FiguresDepart, 'places_confirmees' | 'participants_min'>): boolean =>
  places_confirmees >= participants_min

/** Whether places can be asked for, on this day. */
export const isOuvert = (depart: FiguresDepart, aujourdhui: string): boolean =>
  ['a_confirmer', 'garanti'].includes(getEtatDepart(depart, aujourdhui))
