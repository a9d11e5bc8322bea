import type { SondageCard } from '@foulee/contract/club/sondages'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'

const day = (instant: string) => formatDate(parisDate(new Date(instant)))

export function formatPeriode({ statut, debut, fin }: SondageCard): string {
  if (statut === 'a_venir') return `Ouvre le ${day(debut)}`
  // `fin` is exclusive: midnight is the end of the day before.
  const last = day(new Date(new Date(fin).getTime() - 1).toISOString())
  return statut === 'ouvert' ? `Ouvert jusqu’au ${last}` : `Terminé le ${last}`
}

export const formatQuestions = (nb: number): string =>
  `${nb}\u00a0${nb > 1 ? 'questions' : 'question'}`

export const formatPoints = (points: number): string =>
  `+${points}\u00a0${points > 1 ? 'points' : 'point'}`
