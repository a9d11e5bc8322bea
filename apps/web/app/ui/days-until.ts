import { countDays } from '@foulee/domain/calendrier'
import { parisDate } from '@foulee/domain/heure-paris'

/** Whole calendar days in Paris from `now` to `date`; negative once it is past. */
export const daysUntil = (date: Date, now: Date): number =>
  countDays(parisDate(now), parisDate(date))

/** « Aujourd’hui », « Demain », « Dans 12 jours »… with the spaces French asks for. */
export function countdownText(days: number): string {
  if (days === 0) return 'Aujourd’hui'
  if (days === 1) return 'Demain'
  if (days === -1) return 'Hier'
  return days > 0 ? `Dans ${days}\u00a0jours` : `Il y a ${-days}\u00a0jours`
}
