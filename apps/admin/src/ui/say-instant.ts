import { formatInstant } from '@foulee/domain/instant'

/** « 16 mars 2026 à 10h », in Paris time. */
export const sayInstant = (instant: string): string => formatInstant(new Date(instant))

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })

/** « 16 mars 2026 », in Paris time. */
export const sayDay = (instant: string): string => DAY.format(new Date(instant))

/** « 15 mars 2026 » of what ends as the 16th begins: its end is no longer within it. */
export const sayLastDay = (end: string): string => DAY.format(new Date(end).getTime() - 1)
