import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant, parisTime } from '@foulee/domain/shared/heure-paris'

/**
 * Start of a retention period: the same local hour in Paris, `months` months before, or the last
 * day of a shorter month.
 */
export const getRetentionStart = (now: Date, months: number): Date =>
  parisInstant(addMonths(parisDate(now), -months), parisTime(now))
