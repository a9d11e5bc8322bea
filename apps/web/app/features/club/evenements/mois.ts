import { addDays, addMonths, getMonday } from '@foulee/domain/shared/calendrier'

export const shiftMois = (mois: string, months: number): string =>
  addMonths(`${mois}-01`, months).slice(0, 7)

/** Monday to Sunday weeks that cover a month. */
export function getWeeksOf(mois: string): { du: string; au: string } {
  const last = addDays(addMonths(`${mois}-01`, 1), -1)
  return { du: getMonday(`${mois}-01`), au: addDays(getMonday(last), 6) }
}

export function listDays(du: string, au: string): string[] {
  const days: string[] = []
  for (let day = du; day <= au; day = addDays(day, 1)) days.push(day)
  return days
}
