/** A booking: its states, who moves it from one to another, and what it costs (produit 10.2). */

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

/** What somebody does to a booking; `expirer`, `supprimer` and `terminer` happen by themselves. */
export const GESTES_AGENCE = ['confirmer', 'refuser', 'annuler'] as const
export type GesteAgence = (typeof GESTES_AGENCE)[number]
export type GesteReservation = GesteAgence | 'renoncer' | 'expirer' | 'supprimer' | 'terminer'

/** Who ended a booking: the member, the agency, its time, or the departure that was called off. */
export const AUTEURS_FIN = ['membre', 'agence', 'delai', 'depart'] as const
export type AuteurFin = (typeof AUTEURS_FIN)[number]

type Rule = {
  from: readonly EtatReservation[]
  to: EtatReservation
  /** Who is said to have ended it, when this ends it. */
  par?: AuteurFin
  /** The reason is read by the other side. */
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

/** The rule of a move from one state, or null where there is none. */
export const findMoveReservation = (
  geste: GesteReservation,
  from: EtatReservation,
): (Rule & { needsReason: boolean }) | null => {
  const rule = RULES[geste]
  return rule.from.includes(from) ? { ...rule, needsReason: rule.needsReason ?? false } : null
}

/**
 * Whether a booking in this state holds its places. One that is over keeps them: its departure was as
 * full as it was.
 */
export const holdsPlaces = (etat: EtatReservation): boolean => etat !== 'annulee'
/** Of these, those that make a departure sure. */
export const isSure = (etat: EtatReservation): boolean =>
  etat === 'confirmee' || etat === 'terminee'

/** Places that one booking, or one place in the waiting list, may ask for. */
export const MAX_PARTICIPANTS = 50

/** A family, and half of a departure: its other half is not held by somebody who may never come. */
const FAMILLE = 4

/**
 * Places of one departure that a member may hold by requests that wait for an answer, which cost nothing.
 * @param par_membre the agency's own measure, or null
 */
export const getMesure = (places: number, par_membre: number | null): number =>
  par_membre ?? Math.max(FAMILLE, Math.ceil(places / 2))

export const sayMesure = (mesure: number): string =>
  `Une personne demande ${mesure}\u00a0place${mesure > 1 ? 's' : ''} au plus pour ce départ, le temps que l’agence réponde. Pour un groupe plus grand, écrivez à l’agence.`

/** Requests for one departure that a member may let go in so many days before they ask no more. */
export const ABANDONS = { max: 3, jours: 30 } as const

/** Months after the return when the participants of a booking are erased. */
export const MOIS_PARTICIPANTS = 6

/** Hours before the end of a request at which both sides are reminded. */
export const RAPPEL_HEURES = 24

export type PrixReservation = {
  prix: number
  supplement_single: number
  total: number
  acompte: number
  solde_le: string
}

/**
 * What a booking costs, in cents, as it is frozen with it.
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
    // Booked later than the rest is due: it is due at once.
    solde_le: due < aujourdhui ? aujourdhui : due,
  }
}

/** What of a booking tells what its end costs; days as they were shown when it was made. */
export type ReservationAnnulable = {
  etat: EtatReservation
  bareme: Bareme
  total: number
  debut: string
  fin: string
}

/**
 * What giving up a booking costs its member on a day, in cents; null when it cannot be given up, which is
 * so from the day of the departure on. A request costs nothing, and neither does a booking whose dates the
 * agency has moved (C. tourisme L.211-13).
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
