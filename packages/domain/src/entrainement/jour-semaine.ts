import { addDays, countDays, getMonday } from '../shared/calendrier.ts'
import { JOURS_SEMAINE, type JourSemaine } from './plan.ts'

/** Days of the week as plans and runners choose them: 1 is Monday. */

export const JOUR_SEMAINE_LABELS: Readonly<Record<JourSemaine, string>> = {
  1: 'lundi',
  2: 'mardi',
  3: 'mercredi',
  4: 'jeudi',
  5: 'vendredi',
  6: 'samedi',
  7: 'dimanche',
}

/** The day of the week of `YYYY-MM-DD`. Throws a RangeError on what is not a day. */
export const getJourSemaine = (date: string): JourSemaine =>
  JOURS_SEMAINE[countDays(getMonday(date), date)] ?? 1

/** The day of that name in the week that begins on this Monday. */
export const getJourOfWeek = (lundi: string, jour: JourSemaine): string => addDays(lundi, jour - 1)
