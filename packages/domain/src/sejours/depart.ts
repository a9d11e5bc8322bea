/** Departure of a stay: state derived from its bookings (produit 10.5). */

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

export const RYTHMES = ['semaine', 'quinzaine', 'mois'] as const
export type Rythme = (typeof RYTHMES)[number]

export const RYTHME_LABELS: Readonly<Record<Rythme, string>> = {
  semaine: 'Chaque semaine',
  quinzaine: 'Toutes les deux semaines',
  mois: 'Chaque mois',
}

export type FiguresDepart = {
  debut: string
  cloture: string
  places: number
  /** Places held by requests, bookings and offers, and those confirmed among them. */
  places_prises: number
  places_confirmees: number
  participants_min: number
  est_annule: boolean
}

/**
 * Derived state on a day. Past and full have priority over guaranteed, as they matter first to
 * buyers.
 */
export function getEtatDepart(depart: FiguresDepart, aujourdhui: string): EtatDepart {
  if (depart.est_annule) return 'annule'
  if (depart.debut <= aujourdhui) return 'passe'
  if (depart.places_prises >= depart.places) return 'complet'
  if (depart.cloture < aujourdhui) return 'clos'
  return isGaranti(depart) ? 'garanti' : 'a_confirmer'
}

/** Minimum reached, also for a full or closed departure. */
export const isGaranti = ({
  places_confirmees,
  participants_min,
}: Pick<FiguresDepart, 'places_confirmees' | 'participants_min'>): boolean =>
  places_confirmees >= participants_min

export const isOuvert = (depart: FiguresDepart, aujourdhui: string): boolean =>
  ['a_confirmer', 'garanti'].includes(getEtatDepart(depart, aujourdhui))
