import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { formatMois, MOIS } from '@foulee/domain/shared/date'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { capitalize } from '@foulee/domain/shared/typographie'
import { monthOf } from './calendrier-months.ts'

export type Group<T> = { key: string; title: string; items: T[] }
type Dated = { edition: { date_debut: string | null } | null }

const UNDATED = 'sans-date'

/**
 * Groups a list by month or week.
 * @param from first day shown: a race that began before counts on it
 */
export function groupByDate<T extends Dated>(
  items: readonly T[],
  by: 'mois' | 'semaine',
  from: string,
): Group<T>[] {
  const groups = groupBy(items, ({ edition }) => {
    if (edition && !edition.date_debut) return UNDATED
    const date = edition?.date_debut ?? from
    const day = date < from ? from : date
    return by === 'mois' ? monthOf(day) : getMonday(day)
  })
  return [...groups].map(([key, members]) => ({
    key,
    title:
      key === UNDATED
        ? 'Date à venir'
        : by === 'mois'
          ? capitalize(formatMois(key))
          : weekText(key),
    items: members,
  }))
}

function weekText(monday: string): string {
  const sunday = addDays(monday, 6)
  const isOneMonth = monthOf(monday) === monthOf(sunday)
  return `Du ${dayText(monday, !isOneMonth)} au ${dayText(sunday, true)}`
}

function dayText(date: string, withMonth: boolean): string {
  const day = Number(date.slice(8))
  const text = day === 1 ? '1er' : String(day)
  return withMonth ? `${text}\u00a0${MOIS[Number(date.slice(5, 7)) - 1]}` : text
}
