const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** « 21 novembre 2026 », Paris time. */
export const formatDay = (instant: string): string => DAY.format(new Date(instant))
