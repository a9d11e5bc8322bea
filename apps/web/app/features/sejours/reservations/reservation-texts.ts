import type { Reservation, ReservationCard } from '@foulee/contract/sejours/reservation'
import type { Bareme } from '@foulee/domain/sejours/annulation'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDate, formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { formatMoment } from '@foulee/domain/shared/version'

export const formatNbPlaces = (nb: number): string => (nb > 1 ? `${nb}\u00a0places` : 'une place')

export const formatNbPersonnes = (nb: number): string =>
  nb > 1 ? `${nb}\u00a0participants` : '1\u00a0participant'

/** « lundi 12 avril 2027 à 14h05 », Paris time. */
export function formatInstant(instant: string): string {
  const date = new Date(instant)
  return `${formatDateLongue(parisDate(date))} à ${formatMoment(date)}`
}

export const formatDayOf = (instant: string): string => formatDate(parisDate(new Date(instant)))

/** « 4 mars 1991 », without the weekday. */
export const formatNaissance = (date: string): string => formatDateLongue(date).replace(/^\S+ /, '')

const HOUR_MS = 3_600_000

/** Remaining time: « encore 2 jours », « encore 5 heures », « moins d’une heure ». */
export function formatLeft(instant: string, now: Date): string {
  const hours = Math.floor((new Date(instant).getTime() - now.getTime()) / HOUR_MS)
  if (hours < 1) return hours < 0 ? 'délai passé' : 'moins d’une heure'
  if (hours < 48) return `encore ${hours}\u00a0heure${hours > 1 ? 's' : ''}`
  return `encore ${Math.floor(hours / 24)}\u00a0jours`
}

type Fin = Pick<
  ReservationCard,
  'annule_par' | 'annule_le' | 'frais' | 'confirme_le' | 'annulation_motif'
>

const formatCost = (frais: number | null) =>
  frais ? `Cela coûte ${formatMontant(frais)}, selon le barème de l’agence.` : 'Cela ne coûte rien.'

export function formatFin({ annule_par, confirme_le }: Fin): string {
  if (annule_par === 'membre') return 'Vous y avez renoncé'
  if (annule_par === 'depart') return 'Départ annulé'
  if (annule_par === 'delai') return 'Sans réponse'
  return confirme_le ? 'Annulée par l’agence' : 'Non retenue'
}

function formatEnd(fin: Fin): string {
  const { annule_par, annule_le, frais, confirme_le } = fin
  const on = annule_le ? ` le ${formatDayOf(annule_le)}` : ''
  if (annule_par === 'membre') return `Vous y avez renoncé${on}. ${formatCost(frais)}`
  if (annule_par === 'depart') {
    return `L’agence a annulé ce départ${on}. Rien ne vous est demandé, et ce que vous auriez déjà réglé vous est dû.`
  }
  if (annule_par === 'delai') {
    return 'L’agence n’a pas répondu à temps\u00a0: les places ne sont plus tenues, et rien ne vous est demandé.'
  }
  return confirme_le
    ? `L’agence a annulé votre réservation${on}, sans frais pour vous.`
    : `L’agence n’a pas pu vous prendre${on ? `, réponse${on}` : ''}. Rien ne vous est demandé.`
}

export function formatEtat(reservation: Fin & Pick<ReservationCard, 'etat' | 'expire_le'>): string {
  const { etat, expire_le, confirme_le } = reservation
  if (etat === 'annulee') return formatEnd(reservation)
  if (etat === 'terminee') return 'Ce séjour est terminé.'
  if (etat === 'confirmee') {
    const on = confirme_le ? ` le ${formatDayOf(confirme_le)}` : ''
    return `L’agence a confirmé${on}. L’acompte et le reste se règlent directement auprès d’elle.`
  }
  return expire_le
    ? `L’agence n’a pas encore répondu. Vos places sont tenues jusqu’au ${formatInstant(expire_le)}\u00a0; sans réponse d’ici là, elles se libèrent et rien ne vous est demandé.`
    : 'L’agence n’a pas encore répondu.'
}

export type LigneBareme = { quand: string; cout: string }

/**
 * Cancellation fees by date of this departure.
 * @param total in cents
 * @param today earlier steps are left out; all steps without it
 */
export function listBareme(
  bareme: Bareme,
  total: number,
  debut: string,
  today = '',
): LigneBareme[] {
  const steps = [...bareme].sort((a, b) => b.jours - a.jours)
  const [first] = steps
  if (!first) return [{ quand: 'Jusqu’à la veille du départ', cout: 'rien' }]
  const dayOf = (step: Bareme[number] | undefined) => step && addDays(debut, -step.jours)
  const lines = [
    { quand: `Avant le ${formatDate(addDays(debut, -first.jours))}`, cout: 'rien' },
    ...steps.map(({ jours, part }) => ({
      quand: jours
        ? `À partir du ${formatDate(addDays(debut, -jours))} (${jours}\u00a0jour${jours > 1 ? 's' : ''} avant)`
        : 'Le jour du départ',
      cout: `${part}\u00a0%, soit ${formatMontant(Math.round((total * part) / 100))}`,
    })),
  ]
  // Each step ends where the next begins.
  return lines.filter((_, at) => (dayOf(steps[at]) ?? '9999') > today)
}

export function formatMove({ vers, qui, de }: Reservation['journal'][number]): string {
  if (vers === 'demande') return 'Demande envoyée'
  if (vers === 'confirmee') return 'Confirmée par l’agence'
  if (vers === 'terminee') return 'Séjour terminé'
  if (qui === 'membre') return 'Annulée par le voyageur'
  if (qui === 'foulee') return 'Sans réponse à temps, places libérées'
  return de === 'demande' ? 'Refusée par l’agence' : 'Annulée par l’agence'
}

/** Blocks of the information form: the first line of each is its heading. */
export const readFormulaire = (texte: string): { titre: string; lignes: string[] }[] =>
  texte.split('\n\n').map((block) => {
    const [titre = '', ...lignes] = block.split('\n')
    return { titre, lignes }
  })
