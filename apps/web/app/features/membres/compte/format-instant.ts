import { formatInstant } from '@foulee/domain/shared/instant'

/** « le 21 novembre 2026 à 14h05 », Paris time. */
export const labelInstant = (instant: string): string => `le ${formatInstant(new Date(instant))}`
