import { countDays } from '../shared/calendrier.ts'
import { formatDate } from '../shared/date.ts'
import { parisDate } from '../shared/heure-paris.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Days shown as a relative time; older dates are written. */
const DAYS = 6

export function formatQuand(instant: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - instant.getTime())
  if (age < MINUTE_MS) return 'à l’instant'
  if (age < HOUR_MS) return `il y a ${Math.floor(age / MINUTE_MS)}\u00a0min`
  const day = parisDate(instant)
  const days = countDays(day, parisDate(now))
  if (days === 0 || age < 6 * HOUR_MS) return `il y a ${Math.floor(age / HOUR_MS)}\u00a0h`
  if (days === 1) return 'hier'
  return days <= DAYS ? `il y a ${days}\u00a0jours` : formatDate(day)
}
