import { countDays, isDate } from '@foulee/domain/shared/calendrier'
import { localDate, PARIS } from '@foulee/domain/shared/fuseau'

/**
 * Calendar days in a time zone from `now` to a day or an instant (ISO 8601); negative once past.
 */
export const daysUntil = (date: string, now: Date, fuseau: string = PARIS): number =>
  countDays(localDate(now, fuseau), isDate(date) ? date : localDate(date, fuseau))

/** The same until what lasts several days: none while it goes on. */
export function daysUntilSpan(debut: string, fin: string, now: Date, fuseau?: string): number {
  const days = daysUntil(debut, now, fuseau)
  return days < 0 && daysUntil(fin, now, fuseau) >= 0 ? 0 : days
}

export function countdownText(days: number): string {
  if (days === 0) return 'Aujourd’hui'
  if (days === 1) return 'Demain'
  if (days === -1) return 'Hier'
  return days > 0 ? `Dans ${days}\u00a0jours` : `Il y a ${-days}\u00a0jours`
}
