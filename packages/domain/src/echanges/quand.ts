import { countDays } from '../shared/calendrier.ts'
import { formatDate } from '../shared/date.ts'
import { parisDate } from '../shared/heure-paris.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Up to how many days ago one counts; beyond, the day is said. */
const DAYS = 6

/** When something was said, as one says it: « il y a 2 h », « hier », « sam. 10 avr. 2027 ». */
export function sayQuand(instant: Date, now: Date): string {
  // Two clocks never agree: what is said to be of the future is of this moment.
  const age = Math.max(0, now.getTime() - instant.getTime())
  if (age < MINUTE_MS) return 'à l’instant'
  if (age < HOUR_MS) return `il y a ${Math.floor(age / MINUTE_MS)}\u00a0min`
  const day = parisDate(instant)
  const days = countDays(day, parisDate(now))
  if (days === 0 || age < 6 * HOUR_MS) return `il y a ${Math.floor(age / HOUR_MS)}\u00a0h`
  if (days === 1) return 'hier'
  return days <= DAYS ? `il y a ${days}\u00a0jours` : formatDate(day)
}
