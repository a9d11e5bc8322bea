import { formatHeure, MOIS } from './date.ts'
import { parisDate, parisTime } from './heure-paris.ts'

export function formatInstant(instant: Date): string {
  const [year = '', month = '', day = ''] = parisDate(instant).split('-')
  const jour = day === '01' ? '1er' : Number(day)
  return `${jour} ${MOIS[Number(month) - 1]} ${year} à ${formatHeure(parisTime(instant))}`
}
