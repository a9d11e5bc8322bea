import { formatHeure, MOIS } from './date.ts'
import { parisDate, parisTime } from './heure-paris.ts'

/** An instant in Paris time: `21 novembre 2026 à 14h05`, « 1er » for the first. */
export function formatInstant(instant: Date): string {
  const [year = '', month = '', day = ''] = parisDate(instant).split('-')
  const jour = day === '01' ? '1er' : Number(day)
  return `${jour} ${MOIS[Number(month) - 1]} ${year} à ${formatHeure(parisTime(instant))}`
}
