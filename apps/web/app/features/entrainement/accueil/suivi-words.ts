import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { countDays, getMonday } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'

function sayWeek({ debut, fin }: Pick<Suivi, 'debut' | 'fin'>, today: string): string | null {
  if (!debut || !fin || today < getMonday(debut) || today > fin) return null
  const week = (day: string) => Math.floor(countDays(getMonday(debut), day) / 7) + 1
  return `Semaine ${week(today)} sur ${week(fin)}`
}

export const sayDone = ({ faits, prevus }: { faits: number; prevus: number }): string =>
  `${faits}\u00a0${faits > 1 ? 'séances faites' : 'séance faite'} sur ${prevus}`

/** « Semaine 13 sur 16, 18 séances faites sur 48 »; the start date for a future plan. */
export function sayProgress(suivi: Pick<Suivi, 'debut' | 'fin' | 'nb'>, today: string): string {
  const { debut, nb } = suivi
  if (debut && today < getMonday(debut)) return `Commence le ${formatDateLongue(debut)}`
  return [sayWeek(suivi, today), sayDone(nb)].filter(Boolean).join(', ')
}
