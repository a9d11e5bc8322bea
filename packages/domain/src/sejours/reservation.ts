import { addDays } from '../shared/calendrier.ts'
import { type Bareme, getFrais } from './annulation.ts'

export const ETATS_RESERVATION = ['demande', 'confirmee', 'annulee', 'terminee'] as const
export type EtatReservation = (typeof ETATS_RESERVATION)[number]

export const ETAT_RESERVATION_LABELS: Readonly<Record<EtatReservation, string>> = {
  demande: 'Demande',
  confirmee: 'Confirmée',
  annulee: 'Annulée',
  terminee: 'Terminée',
}

export const GESTES_AGENCE = ['confirmer', 'refuser', 'annuler'] as const
export type GesteAgence = (typeof GESTES_AGENCE)[number]
export type GesteReservation = GesteAgence | 'renoncer' | 'expirer' | 'supprimer' | 'terminer'

/** Cause of the end: member, agency, timeout, or cancelled departure. */
export const AUTEURS_FIN = ['membre', 'agence', 'delai', 'depart'] as const
export type AuteurFin = (typeof AUTEURS_FIN)[number]

type Rule = {
  from: readonly EtatReservation[]
  to: EtatReservation
  /** Recorded cause, for a transition that ends the booking. */
  par?: AuteurFin
  /** The reason is shown to the other side. */
  needsReason?: boolean
}

const RULES: Readonly<Record<GesteReservation, Rule>> = {
  confirmer: { from: ['demande'], to: 'confirmee' },
  refuser: { from: ['demande'], to: 'annulee', par: 'agence', needsReason: true },
  annuler: { from: ['confirmee'], to: 'annulee', par: 'agence', needsReason: true },
  renoncer: { from: ['demande', 'confirmee'], to: 'annulee', par: 'membre' },
  expirer: { from: ['demande'], to: 'annulee', par: 'delai' },
  supprimer: { from: ['demande', 'confirmee'], to: 'annulee', par: 'depart' },
  terminer: { from: ['confirmee'], to: 'terminee' },
}

export const findMoveReservation = (
  geste: GesteReservation,
  from: EtatReservation,
): (Rule & { needsReason: boolean }) | null => {
  const rule = RULES[geste]
  return rule.from.includes(from) ? { ...rule, needsReason: rule.needsReason ?? false } : null
}

/**
 * Whether the state holds places. A past booking keeps them, so that the departure stays as full as
 * it was.
 */
export const holdsPlaces = (etat: EtatReservation): boolean => etat !== 'annulee'
export const isSure = (etat: EtatReservation): boolean =>
  etat === 'confirmee' || etat === 'terminee'

export const MAX_PARTICIPANTS = 50

/** Minimum of the limit on pending requests: a family. */
const FAMILLE = 4

/**
 * Places a member may hold by pending requests, which are free: half of the departure at most, so
 * that the rest stays bookable.
 * @param par_membre limit set by the agency, or null
 */
export const getMesure = (places: number, par_membre: number | null): number =>
  par_membre ?? Math.max(FAMILLE, Math.ceil(places / 2))

export const formatMesure = (mesure: number): string =>
  `Une personne demande ${mesure}\u00a0place${mesure > 1 ? 's' : ''} au plus pour ce départ, le temps que l’agence réponde. Pour un groupe plus grand, écrivez à l’agence.`

/** Expired requests for one departure within this many days that block new ones. */
export const ABANDONS = { max: 3, jours: 30 } as const

export const MOIS_PARTICIPANTS = 6

export const RAPPEL_HEURES = 24

export type PrixReservation = {
  prix: number
  supplement_single: number
  total: number
  acompte: number
  solde_le: string
}

/**
 * Price in cents, frozen at booking.
 * @param depart.acompte % of the total, rounded to a cent
 * @param depart.debut @param aujourdhui days `YYYY-MM-DD`
 */
export function computePrix(
  depart: {
    prix: number
    supplement_single: number | null
    acompte: number
    solde_jours: number
    debut: string
  },
  { nb_places, nb_single }: { nb_places: number; nb_single: number },
  aujourdhui: string,
): PrixReservation {
  const supplement_single = depart.supplement_single ?? 0
  const total = nb_places * depart.prix + nb_single * supplement_single
  const due = addDays(depart.debut, -depart.solde_jours)
  return {
    prix: depart.prix,
    supplement_single,
    total,
    acompte: Math.round((total * depart.acompte) / 100),
    // Booked after the due date of the balance: due immediately.
    solde_le: due < aujourdhui ? aujourdhui : due,
  }
}

/** Frozen terms that decide the cancellation fee. */
export type ReservationAnnulable = {
  etat: EtatReservation
  bareme: Bareme
  total: number
  debut: string
  fin: string
}

/**
 * Cancellation fee for the member on a day, in cents; null if cancellation is not possible, which
 * is so from the day of departure. Free for a request, and after the agency has changed the dates
 * (C. tourisme L.211-13).
 */
export function getFraisRenoncement(
  { etat, bareme, total, debut, fin }: ReservationAnnulable,
  depart: { debut: string; fin: string },
  jour: string,
): number | null {
  if (!findMoveReservation('renoncer', etat) || jour >= depart.debut) return null
  const isMoved = depart.debut !== debut || depart.fin !== fin
  return etat === 'demande' || isMoved ? 0 : getFrais(bareme, total, depart.debut, jour)
}
