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

/** The day of the place on which it begins, `YYYY-MM-DD`. */
export const dayOf = ({ debut, fuseau }: Start): string => readLocal(debut, fuseau).date

/** `19h30` */
export const hourOf = ({ debut, fuseau }: Start): string =>
  formatHeure(readLocal(debut, fuseau).heure)

/** « mar. 24 nov. 2026 à 19h » */
export function whenText(date: Start): string {
  return `${formatDate(dayOf(date))} à ${hourOf(date)}`
}

/** « de 19h à 20h30 »; one that ends on a later day says which, a night that is over by noon does not. */
export function hoursText(times: Times): string {
  const { jour, heure, last, end } = readTimes(times)
  const isNight = last === addDays(jour, 1) && end <= '12:00'
  if (last === jour || isNight) return `de ${formatHeure(heure)} à ${formatHeure(end)}`
  return `de ${formatHeure(heure)} au ${formatJour(last)}, ${formatHeure(end)}`
}

/** « mardi 24 novembre 2026, de 19h à 20h30 » */
export const longWhenText = (times: Times): string =>
  `${formatDateLongue(dayOf(times))}, ${hoursText(times)}`

type Place = Pick<EvenementCard, 'lieu' | 'ville' | 'departement'>

/** « Parc de la Tête d’Or, Lyon »; the département where nothing else is said. */
export function placeText({ lieu, ville, departement }: Place): string {
  const said = [lieu, ville === lieu ? null : ville].filter(Boolean).join(', ')
  return said || (findDepartement(departement ?? '')?.nom ?? '')
}

/** « Aucun évènement », « 1 évènement », « 1 250 évènements ». */
export function countText(nb: number): string {
  if (nb === 0) return 'Aucun évènement'
  return `${formatNombre(nb)}\u00a0${evenementsNoun(nb)}`
}

/** « évènement », « évènements ». */
export const evenementsNoun = (nb: number): string => (nb > 1 ? 'évènements' : 'évènement')

type Room = Pick<DateEvenement, 'etat' | 'places_restantes'>

/** How many places are left of a date that is open and counts them; nothing otherwise. */
export function placesText({ etat, places_restantes: nb }: Room): string {
  if (etat !== 'ouvert' || nb === null) return ''
  return nb === 1 ? 'Une place restante' : `${formatNombre(nb)}\u00a0places restantes`
}

/** « 45 min », « 1h », « 1h30 ». */
export const dureeText = (minutes: number): string => formatTemps(minutes * 60)

/** What one may do about a date, where one has this place; null where there is nothing to do. */
export function actionText({ etat }: Pick<DateEvenement, 'etat'>, place?: MaPlace): string | null {
  if (etat !== 'ouvert' && etat !== 'complet') return null
  if (place) return place === 'inscription' ? 'Votre inscription' : 'Votre liste d’attente'
  return etat === 'ouvert' ? 'Je viens' : 'Liste d’attente'
}

/** Dates that may still be come to, the nearest first. */
export const listComing = (dates: readonly DateEvenement[]): DateEvenement[] =>
  dates.filter(({ etat }) => etat === 'ouvert' || etat === 'complet')
