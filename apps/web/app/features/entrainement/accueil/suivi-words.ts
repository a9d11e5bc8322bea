import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { countDays, getMonday } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'

function formatWeek({ debut, fin }: Pick<Suivi, 'debut' | 'fin'>, today: string): string | null {
  if (!debut || !fin || today < getMonday(debut) || today > fin) return null
  const week = (day: string) => Math.floor(countDays(getMonday(debut), day) / 7) + 1
  return `Semaine ${week(today)} sur ${week(fin)}`
}

export const formatDone = ({ faits, prevus }: { faits: number; prevus: number }): string =>
  `${faits}\u00a0${faits > 1 ? 'séances faites' : 'séance faite'} sur ${prevus}`

/** « Semaine 13 sur 16, 18 séances faites sur 48 »; the start date for a future plan. */
export function formatProgress(suivi: Pick<Suivi, 'debut' | 'fin' | 'nb'>, today: string): string {
  const { debut, nb } = suivi
  if (debut && today < getMonday(debut)) return `Commence le ${formatDateLongue(debut)}`
  return [formatWeek(suivi, today), formatDone(nb)].filter(Boolean).join(', ')
}
