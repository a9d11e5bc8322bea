const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** Whole calendar days in Paris from `now` to `date`; negative once it is past. */
export function daysUntil(date: Date, now: Date): number {
  const day = (at: Date) => Date.parse(`${parisDay.format(at)}T00:00:00Z`)
  return Math.round((day(date) - day(now)) / 86_400_000)
}

/** « Aujourd’hui », « Demain », « Dans 12 jours »… with the spaces French asks for. */
export function countdownText(days: number): string {
  if (days === 0) return 'Aujourd’hui'
  if (days === 1) return 'Demain'
  if (days === -1) return 'Hier'
  return days > 0 ? `Dans ${days}\u00a0jours` : `Il y a ${-days}\u00a0jours`
}
