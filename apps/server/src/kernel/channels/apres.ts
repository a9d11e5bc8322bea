import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'

/** How long one still writes after the last day of a thing: photos, thanks, what was forgotten. */
const JOURS_APRES = 60

/** Whether the last day of a thing lies so far back that its people only read. */
export const isLongPast = (dernier: string, now: Date): boolean =>
  addDays(dernier, JOURS_APRES) < parisDate(now)
