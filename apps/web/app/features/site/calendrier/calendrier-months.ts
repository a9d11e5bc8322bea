import { addDays, addMonths } from '@foulee/domain/shared/calendrier'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** Range of months with a page: old links stay valid, invented ones are not found. */
const SHOWN = { before: -24, after: 36 }

export const isMonth = (text: string): boolean => MONTH.test(text)
export const monthOf = (date: string): string => date.slice(0, 7)
export const firstDay = (mois: string): string => `${mois}-01`
export const lastDay = (mois: string): string => addDays(addMonths(firstDay(mois), 1), -1)

export const shiftMonth = (mois: string, by: number): string =>
  monthOf(addMonths(firstDay(mois), by))

export function isShownMonth(mois: string, today: string): boolean {
  const current = monthOf(today)
  return (
    isMonth(mois) &&
    mois >= shiftMonth(current, SHOWN.before) &&
    mois <= shiftMonth(current, SHOWN.after)
  )
}

export function yearsText(today: string): string {
  const year = Number(today.slice(0, 4))
  return `${year}–${year + 1}`
}
