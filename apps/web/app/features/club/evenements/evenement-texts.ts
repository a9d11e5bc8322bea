import type { DateEvenement, EvenementCard } from '@foulee/contract/club/evenements'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDate, formatDateLongue, formatHeure, formatJour } from '@foulee/domain/shared/date'
import { findDepartement } from '@foulee/domain/shared/departement'
import { readLocal } from '@foulee/domain/shared/fuseau'
import { formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import type { MaPlace } from './ma-place.ts'

type Start = Pick<DateEvenement, 'debut' | 'fuseau'>
type Times = Start & Pick<DateEvenement, 'fin'>

const readTimes = ({ debut, fin, fuseau }: Times) => {
  const [from, to] = [readLocal(debut, fuseau), readLocal(fin, fuseau)]
  return { jour: from.date, heure: from.heure, last: to.date, end: to.heure }
}

/** Day of the start in the event's time zone, `YYYY-MM-DD`. */
export const dayOf = ({ debut, fuseau }: Start): string => readLocal(debut, fuseau).date

export const hourOf = ({ debut, fuseau }: Start): string =>
  formatHeure(readLocal(debut, fuseau).heure)

export function whenText(date: Start): string {
  return `${formatDate(dayOf(date))} à ${hourOf(date)}`
}

/** « de 19h à 20h30 »; a later end day is named, except for a night that ends before noon. */
export function hoursText(times: Times): string {
  const { jour, heure, last, end } = readTimes(times)
  const isNight = last === addDays(jour, 1) && end <= '12:00'
  if (last === jour || isNight) return `de ${formatHeure(heure)} à ${formatHeure(end)}`
  return `de ${formatHeure(heure)} au ${formatJour(last)}, ${formatHeure(end)}`
}

export const longWhenText = (times: Times): string =>
  `${formatDateLongue(dayOf(times))}, ${hoursText(times)}`

type Place = Pick<EvenementCard, 'lieu' | 'ville' | 'departement'>

/** « Parc de la Tête d’Or, Lyon »; the département when nothing else is known. */
export function placeText({ lieu, ville, departement }: Place): string {
  const said = [lieu, ville === lieu ? null : ville].filter(Boolean).join(', ')
  return said || (findDepartement(departement ?? '')?.nom ?? '')
}

export function countText(nb: number): string {
  if (nb === 0) return 'Aucun évènement'
  return `${formatNombre(nb)}\u00a0${evenementsNoun(nb)}`
}

export const evenementsNoun = (nb: number): string => (nb > 1 ? 'évènements' : 'évènement')

type Room = Pick<DateEvenement, 'etat' | 'places_restantes'>

export function placesText({ etat, places_restantes: nb }: Room): string {
  if (etat !== 'ouvert' || nb === null) return ''
  return nb === 1 ? 'Une place restante' : `${formatNombre(nb)}\u00a0places restantes`
}

export const dureeText = (minutes: number): string => formatTemps(minutes * 60)

export function actionText({ etat }: Pick<DateEvenement, 'etat'>, place?: MaPlace): string | null {
  if (etat !== 'ouvert' && etat !== 'complet') return null
  if (place) return place === 'inscription' ? 'Votre inscription' : 'Votre liste d’attente'
  return etat === 'ouvert' ? 'Je viens' : 'Liste d’attente'
}

export const listComing = (dates: readonly DateEvenement[]): DateEvenement[] =>
  dates.filter(({ etat }) => etat === 'ouvert' || etat === 'complet')
