import { countDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue, formatHeure, formatJour } from '@foulee/domain/shared/date'
import { parisDate, parisTime } from '@foulee/domain/shared/heure-paris'

const DAY_NAME = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' })

export const labelHeure = (instant: string): string => formatHeure(parisTime(new Date(instant)))

export function labelJour(jour: string, now: Date): string {
  const days = countDays(jour, parisDate(now))
  if (days === 0) return 'Aujourd’hui'
  return days === 1 ? 'Hier' : formatDateLongue(jour)
}

export function formatDernier(instant: string, now: Date): string {
  const jour = parisDate(new Date(instant))
  const days = countDays(jour, parisDate(now))
  if (days <= 0) return labelHeure(instant)
  if (days === 1) return 'hier'
  return days < 7 ? DAY_NAME.format(new Date(`${jour}T12:00Z`)) : formatJour(jour)
}
