import { formatInstant } from '@foulee/domain/shared/instant'

/** « 16 mars 2026 à 10h », in Paris time. */
export const labelInstant = (instant: string): string => formatInstant(new Date(instant))

const formatFirstOfMonth = (day: string): string => day.replace(/^1(?=\s)/, '1er')

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })

/** « 16 mars 2026 », in Paris time. */
export const formatDay = (instant: string): string =>
  formatFirstOfMonth(DAY.format(new Date(instant)))

/** « 15 mars 2026 » for a period that ends when the 16th begins: ends are exclusive. */
export const formatLastDay = (end: string): string =>
  formatFirstOfMonth(DAY.format(new Date(end).getTime() - 1))
