import { addDays, countDays, getMonday } from '../shared/calendrier.ts'
import { JOURS_SEMAINE, type JourSemaine } from './plan.ts'

export const JOUR_SEMAINE_LABELS: Readonly<Record<JourSemaine, string>> = {
  1: 'lundi',
  2: 'mardi',
  3: 'mercredi',
  4: 'jeudi',
  5: 'vendredi',
  6: 'samedi',
  7: 'dimanche',
}

/** Weekday of `YYYY-MM-DD`. @throws RangeError on an invalid day */
export const getJourSemaine = (date: string): JourSemaine =>
  JOURS_SEMAINE[countDays(getMonday(date), date)] ?? 1

export const getJourOfWeek = (lundi: string, jour: JourSemaine): string => addDays(lundi, jour - 1)
