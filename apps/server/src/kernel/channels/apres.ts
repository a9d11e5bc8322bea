import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'

/**
 * Days during which a channel stays open after the last day of its race or stay: photos, thanks.
 */
const JOURS_APRES = 60

export const isLongPast = (dernier: string, now: Date): boolean =>
  addDays(dernier, JOURS_APRES) < parisDate(now)
