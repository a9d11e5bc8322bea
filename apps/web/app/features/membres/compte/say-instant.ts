const PARIS = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** « le 21 novembre 2026 à 14:05 », Paris time. */
export const sayInstant = (instant: string): string => `le ${PARIS.format(new Date(instant))}`
