import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant, parisTime } from '@foulee/domain/shared/heure-paris'

/**
 * Since when things are still kept: the same hour in Paris so many months before, or the last day of a
 * month that is shorter.
 */
export const keptSince = (now: Date, months: number): Date =>
  parisInstant(addMonths(parisDate(now), -months), parisTime(now))
