const FORMAT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 16 mars 2026, 10:00 », in Paris time. */
export const sayInstant = (instant: string): string => FORMAT.format(new Date(instant))

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })

/** « 15 mars 2026 » of what ends as the 16th begins: its end is no longer within it. */
export const sayLastDay = (end: string): string => DAY.format(new Date(end).getTime() - 1)
