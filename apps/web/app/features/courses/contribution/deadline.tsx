import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'

export function Deadline({ echeance }: { echeance: NonNullable<CourseGestion['echeance']> }) {
  const { date, texte } = echeance
  const isLate = date < parisDate(new Date())
  return (
    <>
      {isLate ? 'En retard depuis le' : 'Avant le'} {formatDate(date)}&nbsp;: {texte}
    </>
  )
}
