const FORMAT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 16 mars 2026, 10:00 », in Paris time. */
export const sayInstant = (instant: string): string => FORMAT.format(new Date(instant))
